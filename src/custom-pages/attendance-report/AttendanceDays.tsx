import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { NamedMark, PersonDay } from '../../domain/attendance/reportByDay'
import { named } from '../../fields/record/useTitles'
import type { StoredFile } from '../../kinds/file/data'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import { RecordLink } from '../../ui/controls/MaybeLink'
import { Picture } from '../../ui/primitives/Avatar'
import { Card, Chip, Row, Text } from '../../ui/primitives/layout'
import { Table } from '../../ui/primitives/Table'
import type { useReport } from './useReport'
import { useReportTexts } from './useReportTexts'

/** One row per user and day; a card on phones. */
export function AttendanceDays({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const photos = usePhotos(report.visibleDays)
  const texts = useReportTexts()
  const times = {
    day: ({ day }: PersonDay) => texts.day(day),
    arrival: ({ marks }: PersonDay) => texts.time(marks.entrada),
    lunch: (day: PersonDay) => texts.lunch(day),
    departure: ({ marks }: PersonDay) => texts.time(marks.salida),
    hours: ({ minutes }: PersonDay) => (minutes === null ? '—' : texts.hours(minutes)),
  }
  return (
    <Card flush aria-label={translate('hr.days')}>
      <Table
        stacks
        label={translate('hr.days')}
        rows={report.visibleDays}
        rowKey={({ day, person }) => `${day} ${person}`}
        columns={[
          {
            key: 'person',
            label: translate('hr.person'),
            cell: day => (
              <>
                <bdi>{named(report.names, day.person)}</bdi>
                <Note>{texts.branch(day.branch)}</Note>
                {report.canSeeAll && hasMarks(day) && <Photos day={day} photos={photos} />}
              </>
            ),
          },
          ...(Object.keys(times) as (keyof typeof times)[]).map(key => ({
            key,
            label: translate(`hr.${key}`),
            cell: (day: PersonDay) => <bdi>{times[key](day)}</bdi>,
            isNumber: true,
          })),
          {
            key: 'late',
            label: translate('hr.lateTimes'),
            cell: day =>
              day.late > 0 ? (
                <Chip tone="warning">{texts.late(day)}</Chip>
              ) : (
                day.marks.entrada && translate('hr.onTime')
              ),
          },
          {
            key: 'incomplete',
            label: translate('hr.incomplete'),
            cell: day => <Completeness day={day} />,
          },
        ]}
      />
    </Card>
  )
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Text as="div" size="sm" tone="secondary">
    {children}
  </Text>
)

function Completeness({ day }: { readonly day: PersonDay }) {
  const texts = useReportTexts()
  return (
    <>
      {day.missing.length > 0 ? <Chip tone="error">{texts.state(day)}</Chip> : texts.state(day)}
      {day.held.length > 0 && <HeldMarks day={day} />}
      {day.delay > 0 && <Note>{texts.delay(day)}</Note>}
    </>
  )
}

/** Marks that do not count yet, with a link to accept them. */
function HeldMarks({ day }: { readonly day: PersonDay }) {
  const words = useReportTexts()
  return day.held.map(mark => (
    <Note key={mark.id}>
      <RecordLink resource="attendance-marks" id={mark.id}>
        {words.heldMarks(mark)}
      </RecordLink>
    </Note>
  ))
}

const hasMarks = ({ marks, held: heldMarks }: PersonDay) =>
  Object.keys(marks).length + heldMarks.length > 0

function Photos({ day, photos }: { day: PersonDay; photos: ReadonlyMap<number, MarkShown> }) {
  const translate = useTranslate()
  const words = useReportTexts()
  const apiAddress = useApiAddress()
  if (day.pictured.length === 0) return <Note>{translate('hr.noPhoto')}</Note>
  return (
    <Row wrap gap={1}>
      {day.pictured.map(({ id, TIPO, MARKED_DATE }) => {
        const url = photos.get(id)?.FOTO?.url
        if (!url) return null
        const address = apiAddress(url)
        const facts = { type: words.type(TIPO), time: words.time(MARKED_DATE) }
        return (
          <a key={id} href={address} target="_blank" rel="noreferrer">
            <Picture src={address} alt={translate('hr.photoAt', facts)} size={44} />
          </a>
        )
      })}
    </Row>
  )
}

/** A mark with, for human resources, its photo. */
interface MarkShown extends NamedMark {
  readonly USER_ID: number
  readonly FOTO?: StoredFile | null
}

/** Photos of marks, by key. */
function usePhotos(days: readonly PersonDay[]): ReadonlyMap<number, MarkShown> {
  const dataProvider = useDataProvider()
  const ids = days.flatMap(({ pictured }) => pictured.map(({ id }) => id)).slice(0, 200)
  const { data = [] } = useQuery({
    queryKey: ['attendance-marks', 'photos', ids],
    queryFn: async () => (await dataProvider.getMany<MarkShown>('attendance-marks', { ids })).data,
    enabled: ids.length > 0,
  })
  return new Map(data.map(mark => [mark.id, mark]))
}

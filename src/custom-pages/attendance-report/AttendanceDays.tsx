import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import type { PersonDay } from '../../domain/attendance/reportByDay'
import { named } from '../../fields/record/useTitles'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import { type MarkShown, usePhotos } from './useMarksShown'
import type { useReport } from './useReport'
import { useReportTexts } from './useReportTexts'

/** One row per user and day; a card on phones. */
export function AttendanceDays({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const photos = usePhotos(report.visibleDays)
  const heads = ['day', 'person', 'arrival', 'lunch', 'departure', 'hours', 'late'] as const
  return (
    <section
      className="p-card ar-table p-across"
      aria-label={translate('hr.days')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {translate(head === 'late' ? 'hr.lateTimes' : `hr.${head}`)}
              </th>
            ))}
            <th scope="col">{translate('hr.incomplete')}</th>
          </tr>
        </thead>
        <tbody>
          {report.visibleDays.map(day => (
            <Day
              key={`${day.day} ${day.person}`}
              day={day}
              name={named(report.names, day.person)}
              photos={report.canSeeAll ? photos : undefined}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface DayProps {
  readonly day: PersonDay
  readonly name: string
  /** Undefined if the reader may not see photos. */
  readonly photos: ReadonlyMap<number, MarkShown> | undefined
}

function Day({ day, name, photos }: DayProps) {
  const translate = useTranslate()
  const words = useReportTexts()
  const { marks, minutes, missing, late } = day
  const cells = [
    ['arrival', words.time(marks.entrada)],
    ['lunch', words.lunch(day)],
    ['departure', words.time(marks.salida)],
    ['hours', minutes === null ? '—' : words.hours(minutes)],
  ] as const
  return (
    <tr>
      <th scope="row">{words.day(day.day)}</th>
      <td className="ar-name">
        <bdi>{name}</bdi>
        <small>{words.branch(day.branch)}</small>
        {photos && hasMarks(day) && <Photos day={day} photos={photos} />}
      </td>
      {cells.map(([label, value]) => (
        <td key={label} data-label={translate(`hr.${label}`)}>
          <bdi>{value}</bdi>
        </td>
      ))}
      <td>
        {late > 0 && <span className="ar-chip ar-late">{words.late(day)}</span>}
        {late === 0 && marks.entrada && translate('hr.onTime')}
      </td>
      <td>
        <span className={missing.length > 0 ? 'ar-chip ar-missing' : undefined}>
          {words.state(day)}
        </span>
        {day.held.length > 0 && <HeldMarks day={day} />}
        {day.delay > 0 && <small>{words.delay(day)}</small>}
      </td>
    </tr>
  )
}

/** Marks that do not count yet, with a link to accept them. */
function HeldMarks({ day }: { readonly day: PersonDay }) {
  const words = useReportTexts()
  const createPath = useCreatePath()
  return day.held.map(mark => (
    <LinkBase
      key={mark.id}
      className="ar-chip ar-held"
      to={createPath({ resource: 'attendance-marks', type: 'show', id: mark.id })}
    >
      {words.heldMarks(mark)}
    </LinkBase>
  ))
}

const hasMarks = ({ marks, held: heldMarks }: PersonDay) =>
  Object.keys(marks).length + heldMarks.length > 0

function Photos({ day, photos }: Required<Pick<DayProps, 'day' | 'photos'>>) {
  const translate = useTranslate()
  const words = useReportTexts()
  const apiAddress = useApiAddress()
  if (day.pictured.length === 0) return <small>{translate('hr.noPhoto')}</small>
  return (
    <div className="p-wrap ar-photos">
      {day.pictured.map(({ id, TIPO, MARKED_DATE }) => {
        const url = photos?.get(id)?.FOTO?.url
        if (!url) return null
        const address = apiAddress(url)
        const facts = { type: words.type(TIPO), time: words.time(MARKED_DATE) }
        return (
          <a key={id} href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={translate('hr.photoAt', facts)}
              width={44}
              height={44}
              loading="lazy"
            />
          </a>
        )
      })}
    </div>
  )
}

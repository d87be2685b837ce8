import { viewNamespaces } from '../../i18n/firstNamespaces'
import { LoadingGrid, Waiting } from '../../ui/states/Waiting'
import { quiet } from '../../ui/theme/plainLater'
import './agenda.css'
import type { CalendarRef } from '@fullcalendar/react'
import Add from '@mui/icons-material/Add'
import Warning from '@mui/icons-material/WarningAmberRounded'
import { useNotify, useTranslate } from 'ra-core'
import { type RefObject, useRef, useState } from 'react'
import { contactMedia } from '../../domain/customers/contactMedia'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource, useTexts } from '../../providers/backend/catalogueContext'
import { Button, WriteButton } from '../../ui/controls/Button'
import { chunkErrorText } from '../../ui/loading/missingChunk'
import { PageHead } from '../../ui/page/PageHead'
import { Banner } from '../../ui/primitives/Banner'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { later } from '../../ui/theme/later'
import { AgendaCalendar } from './AgendaCalendar'
import { AgentChoice } from './AgentChoice'
import { useAgenda } from './useAgenda'
import { closedTone, mediumTone, toneOf } from './useEvents'
import { isOverdue, nextHour, type Visit } from './visit'

/** Content of the dialog: an existing visit, or defaults of a new one. */
type Shown = { readonly visit: Visit } | { readonly defaults: Readonly<Record<string, unknown>> }

/** Agenda of an agent: visits by day, overdue ones first. */
export function CalendarPage() {
  const translate = useTranslate()
  const me = useMe()
  const resource = useResource('visits')
  const [agent, setAgent] = useState(me.ID)
  const agenda = useAgenda(agent)
  const calendar = useRef<CalendarRef>(null)
  const [visible, setShown] = useState<Shown>()
  const { data: visits, error, refetch } = agenda
  const canWrite = mayAct(resource, me, 'create')
  const onNew = (FECHA: string, FECHA_FIN: string) =>
    setShown({ defaults: { USER_ID: agent, FECHA, FECHA_FIN, MEDIO: '02', VISITO: false } })
  const newNow = () => {
    const from = nextHour(new Date())
    onNew(from, new Date(Date.parse(from) + 45 * 60_000).toISOString())
  }
  return (
    <div className="p-page">
      <PageHead>
        <AgentChoice agent={agent} onChoose={setAgent} />
        {canWrite && (
          <WriteButton variant="contained" startIcon={<Add />} onClick={newNow}>
            {translate('team.calendar.newVisit')}
          </WriteButton>
        )}
      </PageHead>
      <CardBoundary>{visits && <Overdue visits={visits} calendar={calendar} />}</CardBoundary>
      <Card aria-busy={!visits && !error}>
        {!visits && (
          <Waiting error={error} onRetry={refetch} shape={<LoadingGrid count={1} height={480} />} />
        )}
        {visits && (
          <Stack gap={4}>
            <AgendaCalendar
              agenda={agenda}
              visits={visits}
              calendar={calendar}
              canWrite={canWrite}
              onOpen={visit => setShown({ visit })}
              onNew={onNew}
            />
            <Row>
              <Legend visits={visits} />
              <IcsButton visits={visits} />
            </Row>
          </Stack>
        )}
      </Card>
      {visible && <VisitDialog {...visible} agenda={agenda} onClose={() => setShown(undefined)} />}
    </div>
  )
}

/** Downloads the agenda as an iCalendar file. */
function IcsButton({ visits }: { readonly visits: readonly Visit[] }) {
  const notify = useNotify()
  const download = () =>
    void import('./ics')
      .then(({ saveIcs }) => saveIcs(visits))
      .catch((error: unknown) => notify(chunkErrorText(error), { type: 'warning' }))
  return <Button i18nKey="team.calendar.export" onClick={download} />
}

/** Loaded with the first visit. */
const VisitDialog = quiet(
  later(() => import('./VisitDialog'), 'VisitDialog', ...viewNamespaces.edit),
)

/** Meaning of the colours in this agenda; an opened visit shows the same as text. */
function Legend({ visits }: { readonly visits: readonly Visit[] }) {
  const { translate, language } = useTexts()
  const medium = useResource('visits').fields.get('MEDIO')
  const now = new Date().toISOString()
  const used = new Set(visits.map(visit => toneOf(visit, now)))
  const meanings = [
    ...Object.keys(contactMedia)
      .sort()
      .map(value => [mediumTone(value), medium?.print(value, language)] as const),
    ['error', translate('team.calendar.overdue')] as const,
    [closedTone, translate('team.calendar.closed')] as const,
  ].filter(([tone]) => used.has(tone))
  const holiday = ['warning c-holiday', translate('team.calendar.holiday')] as const
  return (
    <Row as="ul" wrap grow gap={4} aria-label={translate('team.calendar.legend')}>
      {[...meanings, holiday].map(([tone, text]) => (
        <Row as="li" key={tone}>
          <span className={`c-dot tone-${tone}`} />
          <Text size="sm" tone="secondary">
            {text}
          </Text>
        </Row>
      ))}
    </Row>
  )
}

interface OverdueProps {
  readonly visits: readonly Visit[]
  readonly calendar: RefObject<CalendarRef | null>
}

/** Number of overdue visits, with a link to the oldest. */
function Overdue({ visits, calendar }: OverdueProps) {
  const translate = useTranslate()
  const now = new Date().toISOString()
  const late = visits.filter(visit => isOverdue(visit, now))
  const oldest = late.map(({ FECHA }) => FECHA).sort()[0]
  if (!oldest) return null
  return (
    <Banner
      tone="warning"
      role="status"
      icon={<Warning fontSize="small" aria-hidden="true" />}
      actions={
        <Button
          color="inherit"
          onClick={() => calendar.current?.getApi().changeView('listAhead', oldest)}
          i18nKey="team.calendar.showOldest"
        />
      }
    >
      {translate('team.calendar.overdueBand', { number: late.length })}
    </Banner>
  )
}

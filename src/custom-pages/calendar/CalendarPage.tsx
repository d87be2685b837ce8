import './calendar.css'
import type { CalendarRef, LocaleInput } from '@fullcalendar/react'
import Add from '@mui/icons-material/Add'
import Download from '@mui/icons-material/DownloadOutlined'
import { useTranslate } from 'ra-core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { mayAct } from '../../model/access'
import { Button } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { useHeld } from '../../providers/useHeld'
import { AgendaCalendar } from './AgendaCalendar'
import { AgentChoice } from './AgentChoice'
import { icsOf } from './ics'
import { Legend } from './Legend'
import { locales } from './locales'
import { Overdue } from './Overdue'
import { useAgenda } from './useAgenda'
import { nextHour, type Visit } from './visit'
import { VisitDialog } from './visitDialogLater'

/** The agenda, once its library knows the language. */
export function CalendarPage() {
  const locale = useCalendarLocale()
  return locale ? <AgendaPage locale={locale} /> : <LoadingRows />
}

function useCalendarLocale(): LocaleInput | undefined {
  const language = useLanguage()
  const [locale, setLocale] = useState<LocaleInput>()
  useEffect(() => {
    let isHere = true
    void locales[language]().then(own => isHere && setLocale(own.default))
    return () => {
      isHere = false
    }
  }, [language])
  return locale
}

/** What the dialog shows: a visit there is, or one to be made. */
type Shown = { readonly visit: Visit } | { readonly defaults: Readonly<Record<string, unknown>> }

function AgendaPage({ locale }: { readonly locale: LocaleInput }) {
  const translate = useTranslate()
  const me = useMe()
  const held = useHeld()
  const resource = useCatalogue().get('visits')
  const [agent, setAgent] = useState(me.ID)
  const agenda = useAgenda(agent)
  const calendar = useRef<CalendarRef>(null)
  const [shown, setShown] = useState<Shown>()
  const { data: visits, error, refetch } = agenda
  const mayWrite = mayAct(resource, me, 'create')
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
        {visits && <IcsButton visits={visits} />}
        {mayWrite && (
          <Button variant="contained" startIcon={<Add />} onClick={newNow} {...held}>
            {translate('team.calendar.newVisit')}
          </Button>
        )}
      </PageHead>
      <CardBoundary>{visits && <Overdue visits={visits} calendar={calendar} />}</CardBoundary>
      <section className="p-card c-calendar" aria-busy={!visits && !error}>
        {!visits && !error && <LoadingRows />}
        {!visits && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {visits && (
          <>
            <AgendaCalendar
              agenda={agenda}
              visits={visits}
              locale={locale}
              calendar={calendar}
              mayWrite={mayWrite}
              onOpen={visit => setShown({ visit })}
              onNew={onNew}
            />
            <Legend />
          </>
        )}
      </section>
      <Suspense fallback={null}>
        {shown && <VisitDialog {...shown} agenda={agenda} onClose={() => setShown(undefined)} />}
      </Suspense>
    </div>
  )
}

/** The agenda as a file for any other calendar. */
function IcsButton({ visits }: { readonly visits: readonly Visit[] }) {
  const translate = useTranslate()
  const download = () => {
    const text = icsOf(visits, { now: new Date(), name: 'Mostrador' })
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: 'agenda.ics' })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  return (
    <Button variant="outlined" color="inherit" startIcon={<Download />} onClick={download}>
      {translate('team.calendar.export')}
    </Button>
  )
}

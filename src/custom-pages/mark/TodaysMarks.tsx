import Schedule from '@mui/icons-material/ScheduleOutlined'
import { LinkBase, useTranslate } from 'ra-core'
import { useId } from 'react'
import { markState } from '../../domain/attendance/attendance'
import { type QueuedMark, sendAsNow } from '../../features/attendance/marks'
import { Button, ButtonLink } from '../../pieces/controls/Button'
import { LoadingRows } from '../../pieces/loading/Loading'
import { ErrorState } from '../../pieces/states/ErrorState'
import { StateFrame } from '../../pieces/states/StateFrame'
import { useConnection } from '../../providers/backend/backendContext'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { useClockFormat } from './state/useClockFormat'
import type { MarkView, useMarking } from './state/useMarking'
import type { useMarkNames } from './state/useMarkNames'

interface TodaysMarksProps {
  readonly marking: ReturnType<typeof useMarking>
  readonly names: ReturnType<typeof useMarkNames>
}

/** Today's marks, local and on the server, with a correction link. */
export function TodaysMarks({ marking, names }: TodaysMarksProps) {
  const translate = useTranslate()
  const id = useId()
  const isDisconnected = useConnection() === 'lost'
  const { marks, waiting, queue, error, isPending, refetch } = marking
  const isEmpty = marks.length === 0 && waiting.length === 0
  return (
    <section className="p-card mk-today" aria-labelledby={id}>
      <h2 id={id}>{translate('hr.today')}</h2>
      {isPending && !isDisconnected && <LoadingRows />}
      {error && !isDisconnected && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isEmpty && !isPending && !error && (
        <StateFrame icon={Schedule} title={translate('hr.none')} text={translate('hr.noneText')} />
      )}
      <ol>
        {marks.map(mark => (
          <Made key={mark.id} mark={mark} name={names[mark.TIPO]} />
        ))}
        {waiting.map(mark => (
          <Waiting key={mark.key} mark={mark} name={names[mark.type]} queue={queue} />
        ))}
      </ol>
      <ButtonLink to="/dashboard/mark-corrections/create" variant="outlined" color="inherit">
        {translate('hr.askCorrection')}
      </ButtonLink>
    </section>
  )
}

function Made({ mark, name }: { readonly mark: MarkView; readonly name: string }) {
  const translate = useTranslate()
  const format = useClockFormat()
  const { MARKED_DATE: at, RECIBIDO: arrived, PRECISION: count, CORRECCION, ESTADO } = mark
  const isLate = Date.parse(arrived) - Date.parse(at) > 1000
  return (
    <li>
      <time dateTime={at}>{format.time(at)}</time>
      <div>
        <b>{name}</b>
        <span>
          {CORRECCION
            ? translate('hr.corrected')
            : mark.GEOLOCALIZACION
              ? translate('hr.accuracy', { count: count ?? 0 })
              : translate('hr.noPosition')}
        </span>
        {ESTADO === markState.held && <span>{translate('hr.held')}</span>}
        {ESTADO === markState.refused && <span>{translate('hr.notAccepted')}</span>}
        {ESTADO === markState.replaced && <span>{translate('hr.replaced')}</span>}
        {isLate && !CORRECCION && (
          <span>{translate('hr.arrivedAt', { time: format.moment(arrived) })}</span>
        )}
      </div>
      {ESTADO !== markState.replaced && (
        <LinkBase
          className="mk-wrong"
          to={`/dashboard/mark-corrections/create?${corrected(mark)}`}
          aria-label={translate('hr.correctOne', { type: name, time: format.time(at) })}
        >
          {translate('hr.correct')}
        </LinkBase>
      )}
    </li>
  )
}

/** Initial values of a correction. */
const corrected = ({ id, TIPO, MARKED_DATE }: MarkView) =>
  new URLSearchParams({ MARCA: String(id), TIPO, MARKED_DATE })

interface WaitingProps {
  readonly mark: QueuedMark
  readonly name: string
  readonly queue: ReturnType<typeof useMarking>['queue']
}

function Waiting({ mark, name, queue }: WaitingProps) {
  const translate = useTranslate()
  const format = useClockFormat()
  const errorText = useErrorWords()
  const { at, state, reason = '' } = mark
  const words = { waiting: 'hr.waiting', sending: 'hr.sending', refused: 'hr.refused' } as const
  return (
    <li className="mk-waiting" data-state={state}>
      <time dateTime={at}>{format.time(at)}</time>
      <div>
        <b>{name}</b>
        <span role="status">
          {translate(words[state], { time: format.moment(at), reason: errorText(reason) })}
        </span>
        {state === 'refused' && (
          <div className="p-wrap mk-again">
            <Button variant="outlined" onClick={() => void sendAsNow(queue, mark)}>
              {translate('hr.asNow')}
            </Button>
            <Button color="inherit" onClick={() => void queue.drop(mark)}>
              {translate('hr.discard')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

import Schedule from '@mui/icons-material/ScheduleOutlined'
import { LinkBase, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { markState } from '../../domain/attendance/attendance'
import { type QueuedMark, sendAsNow } from '../../features/attendance/marks'
import { useMoments } from '../../features/attendance/useMoments'
import { useConnection } from '../../providers/backend/backendContext'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import type { MarkView, useMarking } from './state/useMarking'
import type { useMarkNames } from './state/useMarkNames'

export interface MarkingProps {
  readonly marking: ReturnType<typeof useMarking>
  readonly names: ReturnType<typeof useMarkNames>
}

/** Today's marks, local and on the server, with a correction link. */
export function TodaysMarks({ marking, names }: MarkingProps) {
  const translate = useTranslate()
  const isDisconnected = useConnection() === 'lost'
  const { marks, waiting, queue, error, isPending, refetch } = marking
  const isEmpty = marks.length === 0 && waiting.length === 0
  return (
    <Card title={translate('hr.today')} className="mk-today">
      {isPending && !isDisconnected && <LoadingRows />}
      {error && !isDisconnected && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isEmpty && !isPending && !error && (
        <StateFrame icon={Schedule} title={translate('hr.none')} text={translate('hr.noneText')} />
      )}
      <Stack as="ol" gap={0} divided>
        {marks.map(mark => (
          <Made key={mark.id} mark={mark} name={names[mark.TIPO]} />
        ))}
        {waiting.map(mark => (
          <Waiting key={mark.key} mark={mark} name={names[mark.type]} queue={queue} />
        ))}
      </Stack>
      <ButtonLink to="/dashboard/mark-corrections/create" variant="outlined" color="inherit">
        {translate('hr.askCorrection')}
      </ButtonLink>
    </Card>
  )
}

function Made({ mark, name }: { readonly mark: MarkView; readonly name: string }) {
  const translate = useTranslate()
  const format = useMoments()
  const { MARKED_DATE: at, RECIBIDO: arrived, PRECISION: count, CORRECCION, ESTADO } = mark
  const isLate = Date.parse(arrived) - Date.parse(at) > 1000
  return (
    <MarkItem
      at={at}
      name={name}
      end={
        ESTADO !== markState.replaced && (
          <LinkBase
            className="f-link"
            to={`/dashboard/mark-corrections/create?${corrected(mark)}`}
            aria-label={translate('hr.correctOne', { type: name, time: format.time(at) })}
          >
            {translate('hr.correct')}
          </LinkBase>
        )
      }
    >
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
    </MarkItem>
  )
}

interface MarkItemProps {
  readonly at: string
  readonly name: string
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** Time and name of a mark, with what is known of it below. */
const MarkItem = ({ at, name, end, children }: MarkItemProps) => (
  <Row as="li" gap={4} pad={2} align="start">
    <Text as="time" strong dateTime={at}>
      {useMoments().time(at)}
    </Text>
    <Stack gap={0} grow>
      <b>{name}</b>
      <Text as="div" size="md" tone="secondary">
        <Stack gap={0}>{children}</Stack>
      </Text>
    </Stack>
    {end}
  </Row>
)

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
  const format = useMoments()
  const errorText = useErrorWords()
  const { at, state, reason = '' } = mark
  const words = { waiting: 'hr.waiting', sending: 'hr.sending', refused: 'hr.refused' } as const
  return (
    <MarkItem at={at} name={name}>
      <span role="status">
        {translate(words[state], { time: format.moment(at), reason: errorText(reason) })}
      </span>
      {state === 'refused' && (
        <Row wrap>
          <Button variant="outlined" onClick={() => void sendAsNow(queue, mark)}>
            {translate('hr.asNow')}
          </Button>
          <Button color="inherit" onClick={() => void queue.drop(mark)} i18nKey="hr.discard" />
        </Row>
      )}
    </MarkItem>
  )
}

import './calls.css'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { Chip } from '../../fields/Chip'
import type { CallTold } from '../../model/calls'
import { stepOf, systemName } from '../../model/calls'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import { later } from '../../pieces/later'
import { timeAgo } from '../../pieces/timeAgo'
import { useWhenHere } from '../../pieces/useWhenHere'
import { useLanguage } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import type { MoveDialogProps } from '../flow/MoveDialog'
import { handAnswer, type OpenMove } from '../flow/openMoves'
import { prepareQuestion } from '../flow/prepareQuestion'
import type { Refused } from '../flow/refused'
import type { Sent } from '../useRecord'
import { useCalls } from './useCalls'

export interface CallsProps {
  readonly resource: Resource
  readonly record: Sent
}

const colours = { waiting: 'warning', done: 'success', failed: 'error' } as const

const MoveDialog = later<MoveDialogProps>(() =>
  import('../flow/MoveDialog').then(module => module.MoveDialog),
)

/**
 * What other systems were asked for this record, how it stands, "try again" where it did not work, and
 * "enter by hand" where the system is not connected.
 */
export function Calls({ resource, record }: CallsProps) {
  const translate = useTranslate()
  const whenHere = useWhenHere()
  const { calls, busy, again } = useCalls(resource, record)
  const [asked, setAsked] = useState<OpenMove>()
  const [refused, setRefused] = useState<Refused>()
  const ask = (call: CallTold) => {
    const made = stepOf(resource, call.call)
    const move = made && handAnswer(made, call, translate('app.calls.enter'))
    if (move) whenHere(prepareQuestion(resource, move, MoveDialog), () => setAsked(move))
  }
  const close = () => {
    setAsked(undefined)
    setRefused(undefined)
  }
  if (calls.length === 0) return null
  return (
    <section className="p-card r-section">
      <h2>{translate('app.calls.title')}</h2>
      <ul className="r-calls">
        {calls.map(call => (
          <Call
            key={call.id}
            resource={resource}
            call={call}
            isBusy={busy === call.id}
            onAgain={() => void again(call.id)}
            onEnter={() => ask(call)}
          />
        ))}
      </ul>
      {asked && (
        <Suspense fallback={null}>
          <MoveDialog
            {...{ resource, record, refused }}
            move={asked}
            onRefused={setRefused}
            onMoved={close}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

interface CallProps {
  readonly resource: Resource
  readonly call: CallTold
  readonly isBusy: boolean
  readonly onAgain: () => void
  readonly onEnter: () => void
}

function Call({ resource, call, isBusy, onAgain, onEnter }: CallProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  const { state, error, simulated, byHand, unconnected, tries } = call
  const step = stepOf(resource, call.call)
  return (
    <li>
      <div>
        <b>{systemName(call.call)}</b>
        <span>{labels.text(step?.transition.label)}</span>
        <Chip colour={colours[state]}>{translate(`app.calls.${state}`)}</Chip>
        {simulated && <Chip colour="default">{translate('app.common.simulated')}</Chip>}
        {byHand && <Chip colour="info">{translate('app.common.byHand')}</Chip>}
      </div>
      <p>
        {timeAgo(call.at, language)}
        {tries > 1 && ` · ${translate('app.calls.tries', { number: tries })}`}
        {unconnected &&
          ` · ${translate('app.calls.unconnected', { system: systemName(call.call) })}`}
        {error !== undefined && <span dir="auto"> · {error}</span>}
      </p>
      {state !== 'done' && error !== undefined && !unconnected && (
        <Button variant="outlined" color="inherit" loading={isBusy} onClick={onAgain}>
          {translate('app.calls.retry')}
        </Button>
      )}
      {call.enter && (
        <Button variant="outlined" color="inherit" onClick={onEnter}>
          {translate('app.calls.enter')}
        </Button>
      )}
    </li>
  )
}

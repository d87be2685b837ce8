import './flow.css'
import { Suspense, useState } from 'react'
import { policyOf } from '../../model/access'
import type { Resource } from '../../model/resource'
import { flowsOf } from '../../model/transition'
import { later } from '../../pieces/later'
import { useWhenHere } from '../../pieces/useWhenHere'
import { useMe } from '../../providers/backendContext'
import { useHeldReason } from '../../providers/useHeld'
import type { HistoryProps } from '../history/History'
import type { Sent } from '../useRecord'
import { ClosedMoves } from './ClosedMoves'
import { MoveButtons } from './MoveButtons'
import type { MoveDialogProps } from './MoveDialog'
import { MoveTrouble } from './MoveTrouble'
import { asksFirst, type OpenMove, openMoves, withheld } from './openMoves'
import { prepareQuestion } from './prepareQuestion'
import type { Refused } from './refused'
import { Progress, State } from './State'
import { useMove } from './useMove'
import { useWantedMove } from './useWantedMove'

const Votes = later<HistoryProps>(() => import('../history/Votes').then(module => module.Votes))
const MoveDialog = later<MoveDialogProps>(() =>
  import('./MoveDialog').then(module => module.MoveDialog),
)

export interface FlowBarProps {
  readonly resource: Resource
  readonly record: Sent
  /** Why no move is possible here and now, in words: something typed is not saved yet. */
  readonly held?: string | undefined
  readonly onMoved?: (record: Sent) => void
}

/** Where a record stands in its flow, and the moves open to this person now (design.md, "Flow"). */
export function FlowBar({ resource, record, held, onMoved }: FlowBarProps) {
  const { readable } = policyOf(resource, useMe())
  const [chosen, setChosen] = useState<string>()
  const [refused, setRefused] = useState<Refused>()
  const { run, busy } = useMove(resource)
  const whenHere = useWhenHere()
  const heldNow = useHeldReason() ?? held
  const moves = withheld(openMoves(resource, record), heldNow)
  const asked = moves.find(({ name }) => name === chosen)
  const flows = flowsOf(resource).filter(([field]) => readable.has(field.name))
  const moved = (after: Sent) => {
    setChosen(undefined)
    setRefused(undefined)
    onMoved?.(after)
  }
  const start = async (move: OpenMove) => {
    setRefused(undefined)
    if (asksFirst(move)) {
      const code = prepareQuestion(resource, move, MoveDialog)
      return whenHere(code, () => setChosen(move.name))
    }
    const outcome = await run(move, record)
    if ('moved' in outcome) moved(outcome.moved)
    else setRefused(outcome.refused)
  }
  useWantedMove(moves, move => void start(move))
  return (
    <section className="p-card w-bar">
      <div className="w-head">
        {flows.map(([field]) => (
          <State key={field.name} field={field} record={record} />
        ))}
        <MoveButtons moves={moves} busy={busy} onMove={move => void start(move)} />
      </div>
      <ClosedMoves resource={resource} record={record} />
      {flows.map(([field, flow]) => (
        <Progress key={field.name} field={field} flow={flow} record={record} />
      ))}
      {refused && !asked && <MoveTrouble refused={refused} />}
      <Suspense fallback={null}>
        {moves.some(({ transition }) => transition.approval) && (
          <Votes resource={resource} record={record} />
        )}
        {asked && (
          <MoveDialog
            resource={resource}
            record={record}
            move={asked}
            refused={refused}
            onRefused={setRefused}
            onMoved={moved}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}

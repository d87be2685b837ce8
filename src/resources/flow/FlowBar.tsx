import { quiet } from '../../ui/theme/plainLater'
import './flow.css'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTitleByKey } from '../../fields/record/recordTitle'
import { roleLabel, roleNames } from '../../i18n/roleNames'
import { policyOf } from '../../model/access/access'
import { moversOf, rolesThatMove } from '../../model/access/requires'
import { flowsOf, type Move, movesOf } from '../../model/access/transition'
import { useViewedUser } from '../../providers/backend/backendContext'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { useRequirement } from '../../providers/backend/useDenied'
import { useReadOnlyReason } from '../../providers/backend/useReadOnlyProps'
import { useAddressValue } from '../../providers/navigation/useAddressValue'
import { Ghost, Ghosts } from '../../ui/controls/Ghost'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { Card, Text } from '../../ui/primitives/layout'
import { later } from '../../ui/theme/later'
import { LazyMoveDialog, prepareQuestion } from './dialog/prepareQuestion'
import { useApproved } from './dialog/useApproved'
import { FlowState, Progress } from './FlowState'
import { MoveButtons } from './moves/MoveButtons'
import { MoveTrouble } from './moves/MoveTrouble'
import {
  asksFirst,
  isForward,
  nextMove,
  type OpenMove,
  openMoves,
  withheld,
} from './moves/openMoves'
import type { Refused } from './moves/refused'
import { useMove } from './moves/useMove'

const Votes = quiet(later(() => import('../history/Votes'), 'Votes', 'history'))

export interface FlowBarProps {
  readonly record: SentRecord
  /** Why no transition is possible now, for example unsaved changes. */
  readonly held?: string | undefined
  readonly onMoved?: (record: SentRecord) => void
  /** The head of the page, which shows the state and takes the buttons. */
  readonly buttonsIn?: HTMLElement | null
  /** The sheet that takes the further transitions on phones. */
  readonly furtherIn?: HTMLElement | null
}

/** A record's state in its flow, and the transitions open to this person. */
export function FlowBar({ record, held, onMoved, buttonsIn, furtherIn }: FlowBarProps) {
  const { resource, me } = useResourceView()
  const { readable } = policyOf(resource, me)
  const [chosen, setChosen] = useState<OpenMove>()
  const [refused, setRefused] = useState<Refused>()
  const { run, busy } = useMove(resource)
  const whenHere = useWhenHere()
  const heldNow = useReadOnlyReason() ?? held
  const moves = useApproved(record, withheld(openMoves(resource, record), heldNow))
  const open = moves.find(({ name }) => name === chosen?.name)
  // A question stays, with what was typed, although the record moved on.
  const asked = open ?? chosen
  const flows = flowsOf(resource).filter(([field]) => readable.has(field.name))
  const moved = (after: SentRecord) => {
    setChosen(undefined)
    setRefused(undefined)
    onMoved?.(after)
  }
  const start = async (move: OpenMove) => {
    setRefused(undefined)
    if (asksFirst(move)) {
      const code = prepareQuestion(resource, move)
      return whenHere(code, () => setChosen(move))
    }
    const outcome = await run(move, record)
    if ('moved' in outcome) moved(outcome.moved)
    else setRefused(outcome.refused)
  }
  useWantedMove(moves, move => void start(move))
  const buttons = <MoveButtons {...{ moves, busy, furtherIn }} onMove={move => void start(move)} />
  return (
    <Card stacked className="w-bar">
      {buttonsIn === undefined ? (
        <div className="p-cluster">
          {flows.map(([field]) => (
            <FlowState key={field.name} field={field} record={record} />
          ))}
          {buttons}
        </div>
      ) : (
        buttonsIn && createPortal(buttons, buttonsIn)
      )}
      <ClosedMoves record={record} />
      {flows.map(([field, flow]) => (
        <Progress key={field.name} field={field} flow={flow} record={record} />
      ))}
      <NextStep record={record} moves={moves} />
      {refused && !asked && <MoveTrouble refused={refused} />}
      {moves.some(({ transition }) => transition.approval) && <Votes record={record} />}
      {asked && (
        <LazyMoveDialog
          record={record}
          move={asked}
          isClosed={!open}
          refused={refused}
          onRefused={setRefused}
          onMoved={moved}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  )
}

/**
 * Opens the dialog of the transition named in the address (`?move=rechazar`) once, then removes it from the
 * address.
 */
function useWantedMove(moves: readonly OpenMove[], open: (move: OpenMove) => void) {
  const [wanted, setWanted] = useAddressValue('move')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address changes
  useEffect(() => {
    if (wanted === undefined) return
    const move = moves.find(({ name }) => name === wanted)
    if (move && asksFirst(move) && move.reasons.length === 0) open(move)
    setWanted(undefined)
  }, [wanted])
}

/** While viewing as another user: transitions of other roles, with the names of those roles. */
function ClosedMoves({ record }: { readonly record: SentRecord }) {
  const { resource, translate, labels } = useResourceView()
  const requirement = useRequirement()
  const looked = useViewedUser()
  if (!looked) return null
  const offered = record._can?.flow ?? {}
  const closed = [...movesOf(resource).values()].filter(
    ({ name, status, transition }) =>
      transition.from.includes(record[status.name] as number) && !Object.hasOwn(offered, name),
  )
  return (
    <Ghosts title={translate('app.viewAs.closedMoves')}>
      {closed.map(move => {
        const able = rolesThatMove(move, { [move.status.name]: record[move.status.name] })
        const isOthers = !able.includes(looked.me.ROLE)
        return (
          <Ghost
            key={move.name}
            reason={isOthers ? requirement(able) : translate('app.viewAs.notThisRecord')}
          >
            {labels.text(move.transition.label)}
          </Ghost>
        )
      })}
    </Ghosts>
  )
}

interface NextStepProps {
  readonly record: SentRecord
  readonly moves: readonly OpenMove[]
}

/** The usual next step and who may take it, where the reader may not. */
function NextStep({ record, moves }: NextStepProps) {
  const { resource, translate, labels } = useResourceView()
  const movers = useMovers(record)
  const next = nextMove(resource, record)
  if (!next || moves.some(move => move.name === next.name || isForward(move))) return null
  return (
    <Text as="p" size="md" tone="secondary">
      {translate('form.flow.next')} <Text strong>{labels.text(next.transition.label)}</Text> ·{' '}
      {movers(next)}
    </Text>
  )
}

/** Tells who may make a transition: people by name, else roles; the system where nobody may. */
function useMovers(record: SentRecord) {
  const { resource, translate, language, me } = useResourceView()
  const nameOf = useTitleByKey()
  return (move: Move) => {
    const { people, roles, isHidden } = moversOf(move, record)
    if (people.length === 0 && isHidden) return translate('form.flow.nextAssigned')
    if (people.length === 0 && roles.includes(me.ROLE)) return translate('form.flow.notThis')
    const names = people.flatMap(name => {
      const target = resource.fields.get(name)?.target
      return target ? [nameOf(target, record[name] as number)] : []
    })
    if (names.length + roles.length === 0) return translate('form.flow.nextSystem')
    const movers = roleNames([...names, ...roles], language, each =>
      names.includes(each) ? each : roleLabel(each, translate),
    )
    return translate('form.flow.nextBy', { roles: movers })
  }
}

import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { FieldModel, Resource } from '../../model/resource'
import type { Vote } from '../../providers/dataProvider/past'
import { useLabels } from '../../providers/labels'
import type { Keeper } from '../form/drafts/keeper'
import { useHistory } from '../history/useHistory'
import { VoteList } from '../history/Votes'
import type { Sent } from '../useRecord'
import { answersOf } from './answers'
import { Doubts, TypedDoubts } from './Doubts'
import { MoveDraft } from './MoveDraft'
import { MoveTrouble } from './MoveTrouble'
import type { OpenMove } from './openMoves'
import { Question, useQuestion } from './Question'
import type { Refused } from './refused'
import { useMove } from './useMove'

export interface MoveDialogProps {
  readonly resource: Resource
  readonly record: Sent
  readonly move: OpenMove
  readonly refused: Refused | undefined
  readonly onRefused: (refused: Refused | undefined) => void
  readonly onMoved: (record: Sent) => void
  readonly onClose: () => void
}

/** What a move asks before it is made; what was answered stays until the server takes it. */
export function MoveDialog(props: MoveDialogProps) {
  return props.move.transition.approval ? <Voting {...props} /> : <Asking {...props} votes={none} />
}

const none: readonly Vote[] = []

/** Who says yes after somebody else is told so first. */
function Voting(props: MoveDialogProps) {
  const { resource, record, move } = props
  const { votes, isPending } = useHistory(resource, record)
  if (isPending) return null
  const standing = votes.filter(({ action, said }) => action === move.name && said > 0)
  return <Asking {...props} votes={standing} />
}

function Asking(props: MoveDialogProps & { readonly votes: readonly Vote[] }) {
  const { resource, record, move, refused, votes, onRefused, onMoved, onClose } = props
  const labels = useLabels()
  // Read anew, the record would take the place of the answers.
  const [base] = useState(() => withoutOutcome(record, move))
  const [proposed] = useState(() => ({ ...base, ...amountOf(move, votes) }))
  const { run } = useMove(resource)
  const question = useQuestion(resource, move, base)
  const { writer, fields } = question
  const keeper = useRef<Keeper>(null)
  const submit = async (typed: object) => {
    onRefused(undefined)
    keeper.current?.mark({ state: 'saving' })
    const outcome = await run(move, record, answersOf(writer, typed))
    if ('moved' in outcome) {
      keeper.current?.end()
      onMoved(outcome.moved)
      return undefined
    }
    keeper.current?.mark({ state: 'draft' })
    onRefused(outcome.refused)
    return outcome.refused.errors
  }
  const { label, colour } = move.transition
  const told = refused && beyondFields(refused, fields)
  return (
    <Question
      question={question}
      record={proposed}
      yes={labels.text(label)}
      color={colour === 'error' ? 'error' : 'primary'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Doubts doubts={move.doubts} />
      <NotConnected move={move} />
      {fields.length > 0 && <TypedDoubts resource={resource} move={move} />}
      <VoteList resource={resource} votes={votes} />
      {told && <MoveTrouble refused={told} />}
      {fields.length > 0 && (
        <MoveDraft {...{ writer: { ...writer, base: proposed }, record: base, move, keeper }} />
      )}
    </Question>
  )
}

/** An outcome is entered anew, whatever stands there of an earlier one. */
const withoutOutcome = (record: Sent, { byHand }: OpenMove): Sent => ({
  ...record,
  ...Object.fromEntries(byHand.flatMap(({ fields }) => fields.map(name => [name, null]))),
})

/** Why the outcome of another system is asked of a person. */
function NotConnected({ move: { byHand } }: Pick<MoveDialogProps, 'move'>) {
  const translate = useTranslate()
  return byHand.map(({ system }) => (
    <Alert key={system} severity="info">
      {translate('app.flow.notConnected', { system })}
    </Alert>
  ))
}

/** The amount somebody has said yes to: two people approve the same one. */
function amountOf({ transition: { approval } }: OpenMove, [vote]: readonly Vote[]) {
  const amount = approval && vote?.changes[approval.amount]?.[1]
  return amount === undefined ? {} : { [approval?.amount ?? '']: amount }
}

/** What no field of the question shows: the reason itself, rules, fields that are not asked. */
function beyondFields(refused: Refused, fields: readonly FieldModel[]): Refused | undefined {
  const errors = Object.entries(refused.errors)
  const isShown = ([name]: [string, string]) => fields.some(field => field.name === name)
  const lost = errors.filter(error => !isShown(error)).map(([, text]) => text)
  const unmet = [...refused.unmet, ...lost]
  const isAllShown = refused.status === 422 && errors.length > 0 && unmet.length === 0
  return isAllShown ? undefined : { ...refused, unmet }
}

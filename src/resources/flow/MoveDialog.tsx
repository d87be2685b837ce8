import { useRef, useState } from 'react'
import type { FieldModel, Resource } from '../../model/resource'
import { useLabels } from '../../providers/labels'
import type { Keeper } from '../form/drafts/keeper'
import type { Sent } from '../useRecord'
import { answersOf } from './answers'
import { Doubts } from './Doubts'
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
  const { resource, record, move, refused, onRefused, onMoved, onClose } = props
  const labels = useLabels()
  // Read anew, the record would take the place of the answers.
  const [base] = useState(record)
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
      record={base}
      yes={labels.text(label)}
      color={colour === 'error' ? 'error' : 'primary'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Doubts doubts={move.doubts} />
      {told && <MoveTrouble refused={told} />}
      {fields.length > 0 && <MoveDraft {...{ writer, record: base, move, keeper }} />}
    </Question>
  )
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

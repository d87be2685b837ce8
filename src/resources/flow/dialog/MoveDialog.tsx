import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { useLiveRecord } from '../../../fields/record/liveRecord'
import { dialogWarnings, type Move } from '../../../model/access/transition'
import type { FieldModel } from '../../../model/fields/resource'
import type { Vote } from '../../../model/openapi/historyPaths'
import {
  type SentRecord,
  useResource,
  useResourceView,
} from '../../../providers/backend/catalogueContext'
import { DraftOffer } from '../../form/drafts/DraftOffer'
import type { Keeper } from '../../form/drafts/keeper'
import { useKeeper } from '../../form/drafts/useKeeper'
import type { Writer } from '../../form/fields/resolver'
import { useHistory } from '../../history/useHistory'
import { VoteList } from '../../history/Votes'
import { MoveTrouble } from '../moves/MoveTrouble'
import type { OpenMove } from '../moves/openMoves'
import type { Refused } from '../moves/refused'
import { useMove } from '../moves/useMove'
import { answersOf } from './answers'
import { ChangedMeanwhile } from './ChangedMeanwhile'
import { MoveQuestion, useQuestion } from './MoveQuestion'
import { useIsOwnVote } from './useApproved'

export interface MoveDialogProps {
  readonly record: SentRecord
  readonly move: OpenMove
  /** The transition is not possible any more. @default false */
  readonly isClosed?: boolean
  readonly refused: Refused | undefined
  readonly onRefused: (refused: Refused | undefined) => void | Promise<void>
  readonly onMoved: (record: SentRecord) => void
  readonly onClose: () => void
}

/** The dialog of a transition; answers stay until the server accepts them. */
export function MoveDialog(props: MoveDialogProps) {
  return props.move.transition.approval ? (
    <Voting {...props} />
  ) : (
    <MoveForm {...props} votes={none} />
  )
}

const none: readonly Vote[] = []

/** Tells a second approver first that somebody has approved. */
function Voting(props: MoveDialogProps) {
  const { record, move } = props
  const resource = useResource()
  const { votes, isPending } = useHistory(resource, record)
  if (isPending) return null
  const standing = votes.filter(({ action, said }) => action === move.name && said > 0)
  return <MoveForm {...props} votes={standing} />
}

function MoveForm(props: MoveDialogProps & { readonly votes: readonly Vote[] }) {
  const { resource, labels } = useResourceView()
  const { record, move, isClosed = false, refused, votes, onRefused, onMoved, onClose } = props
  // A record read again would replace the answers.
  const [base] = useState(() => withoutOutcome(record, move))
  const [proposed] = useState(() => ({ ...base, ...amountOf(move, votes) }))
  const { run } = useMove(resource)
  const question = useQuestion(resource, move, base)
  const { writer, fields } = question
  const keeper = useRef<Keeper>(null)
  const submit = async (typed: object) => {
    void onRefused(undefined)
    keeper.current?.mark({ state: 'saving' })
    const outcome = await run(move, record, answersOf(writer, typed))
    if ('moved' in outcome) {
      keeper.current?.end()
      onMoved(outcome.moved)
      return undefined
    }
    keeper.current?.mark({ state: 'draft' })
    await onRefused(outcome.refused)
    return outcome.refused.errors
  }
  const { label, colour } = move.transition
  const isChanged = isClosed || (record._VERSION ?? 0) > (base._VERSION ?? 0)
  // What changed is told below.
  const otherErrors =
    refused && !(isChanged && refused.status === 412) && beyondFields(refused, fields)
  return (
    <MoveQuestion
      question={question}
      record={proposed}
      yes={labels.text(label)}
      color={colour === 'error' ? 'error' : 'primary'}
      isOff={isClosed}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoveWarnings doubts={move.doubts} />
      <NotConnected move={move} />
      {fields.length > 0 && <CurrentWarnings move={move} />}
      <VoteList votes={votes} />
      <OwnVote votes={votes} />
      {otherErrors && <MoveTrouble refused={otherErrors} />}
      {isChanged && <ChangedMeanwhile {...{ writer, base, record, isClosed }} />}
      {fields.length > 0 && (
        <MoveDraft {...{ writer: { ...writer, base: proposed }, record: base, move, keeper }} />
      )}
    </MoveQuestion>
  )
}

/** An outcome is always entered again. */
const withoutOutcome = (record: SentRecord, { byHand }: OpenMove): SentRecord => ({
  ...record,
  ...Object.fromEntries(byHand.flatMap(({ fields }) => fields.map(name => [name, null]))),
})

/** Explains why a person enters another system's outcome. */
function NotConnected({ move: { byHand } }: Pick<MoveDialogProps, 'move'>) {
  const translate = useTranslate()
  return byHand.map(({ system }) => (
    <Alert key={system} severity="info">
      {translate('form.flow.notConnected', { system })}
    </Alert>
  ))
}

/** Tells an approver that others are awaited. */
function OwnVote({ votes }: { readonly votes: readonly Vote[] }) {
  const translate = useTranslate()
  return votes.some(useIsOwnVote()) ? (
    <Alert severity="info">{translate('form.flow.approved')}</Alert>
  ) : null
}

/** The approved amount: both approvers approve the same one. */
function amountOf({ transition: { approval } }: OpenMove, [vote]: readonly Vote[]) {
  const amount = approval && vote?.changes[approval.field]?.[1]
  return amount === undefined ? {} : { [approval?.field ?? '']: amount }
}

/** Errors that no field of the dialog shows: reason, rules, fields not asked for. */
function beyondFields(refused: Refused, fields: readonly FieldModel[]): Refused | undefined {
  const errors = Object.entries(refused.errors)
  const isShown = ([name]: [string, string]) => fields.some(field => field.name === name)
  const lost = errors.filter(error => !isShown(error)).map(([, text]) => text)
  const unmet = [...refused.unmet, ...lost]
  const isAllShown = refused.status === 422 && errors.length > 0 && unmet.length === 0
  return isAllShown ? undefined : { ...refused, unmet }
}

interface MoveDraftProps {
  readonly writer: Writer
  readonly record: SentRecord
  readonly move: OpenMove
  /** Receives the progress of sending. */
  readonly keeper: RefObject<Keeper | null>
}

/** Keeps the answers of a transition on this device until it is made, and offers unsent ones again. */
function MoveDraft({ writer, record, move, keeper: draftKeeper }: MoveDraftProps) {
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const { name } = move
  const asked = { writer, record, move: name, defaults: writer.base, key, isOff: false }
  const { keeper, place } = useKeeper(asked)
  useImperativeHandle(draftKeeper, () => keeper, [keeper])
  return <DraftOffer writer={writer} record={undefined} {...{ place, keeper }} onTaken={setKey} />
}

/** Warnings of a transition, shown before it is made. */
const MoveWarnings = ({ doubts }: { readonly doubts: readonly string[] }) =>
  doubts.map(text => (
    <Alert key={text} severity="warning">
      {text}
    </Alert>
  ))

/** Warnings about the current answers. */
function CurrentWarnings({ move }: { readonly move: Move }) {
  const { resource, labels, me } = useResourceView()
  const warnings = useLiveRecord(record =>
    dialogWarnings(move, record, { resource, me }).map(labels.text).join(between),
  )
  return warnings === '' ? null : <MoveWarnings doubts={warnings.split(between)} />
}

/** A separator that occurs in no answer. */
const between = '\n'

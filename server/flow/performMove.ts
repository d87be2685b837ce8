import { textIn } from '../../src/base/text'
import { type Move, targetOf } from '../../src/model/access/transition'
import { settleOver } from '../../src/model/validation/draft'
import type { ManualNote } from '../audit/writeHistory'
import { Refusal } from '../base/refusal'
import type { Trx } from '../db/db'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { resolveReferences } from '../query/resolveReferences'
import type { Loaded } from '../read/read'
import { runEffects } from '../write/effects'
import { writeChange } from '../write/writeChange'

export interface MoveRun {
  readonly move: Move
  readonly record: RecordValues
  readonly loaded: Loaded
  readonly approvedBy?: readonly number[] | undefined
  readonly byHand?: ManualNote | undefined
}

interface OwnMove extends Pick<MoveRun, 'move' | 'loaded' | 'byHand'> {
  readonly filled?: RecordValues
}
/**
 * Makes a transition triggered by a timer or an answer: no dialog and no approval. `filled` is the record
 * with the answer's values, where it changed since it was loaded.
 */
export async function makeOwnMove(
  trx: Trx,
  request: RequestContext,
  { move, loaded, filled, byHand }: OwnMove,
) {
  const record = await resolveReferences(trx, request, { record: filled ?? loaded.record })
  await performMove(trx, request, { move, record, loaded, byHand })
}

/** The effects of a transition, its target state and its writes. */
export async function performMove(
  trx: Trx,
  request: RequestContext,
  { move, record: before, loaded, approvedBy, byHand }: MoveRun,
) {
  const { resource, me } = request
  const { transition, status } = move
  const to = transition.to === undefined ? before[status.name] : targetOf(transition.to, before, me)
  if (to === null)
    throw new Refusal(409, 'transitionNotAllowed', {
      params: { name: textIn(transition.label, request.language) },
    })
  const settle = (set: RecordDraft) =>
    settleOver(resource, { ...before, ...set, [status.name]: to }, { me, before: loaded.record })
  const effects = transition.effects ?? []
  const record = settle(await runEffects(trx, request, { effects, record: before, settle }))
  await writeChange(trx, request, { loaded, record, action: move.name, approvedBy, byHand })
}

import { textIn } from '../../../src/domain/text'
import { settleOver } from '../../../src/model/draft'
import { type Move, targetOf } from '../../../src/model/transition'
import type { Trx } from '../../db/db'
import { Refusal } from '../../refusal'
import { meValues } from '../answer'
import type { Asking, Values } from '../context'
import type { HandNote } from '../history'
import { lookThrough } from '../lookThrough'
import type { Loaded } from '../read'
import { writeChange } from '../writeChange'
import { runEffects } from './effects'

export interface Going {
  readonly move: Move
  readonly record: Values
  readonly loaded: Loaded
  readonly approvedBy?: readonly number[] | undefined
  readonly byHand?: HandNote | undefined
}

interface OwnMove extends Pick<Going, 'move' | 'loaded' | 'byHand'> {
  readonly filled?: Values
}
/**
 * A move whose day has come, or that an answer makes: nobody is asked, and it waits for no approval.
 * `filled`: the record with what the answer said, where it is no longer as it was loaded.
 */
export async function makeOwnMove(
  trx: Trx,
  asking: Asking,
  { move, loaded, filled, byHand }: OwnMove,
) {
  const record = await lookThrough(trx, asking, { record: filled ?? loaded.record })
  await carryOut(trx, asking, { move, record, loaded, byHand })
}

/** The effects of a move, where it leads, and what it writes. */
export async function carryOut(
  trx: Trx,
  asking: Asking,
  { move, record: asked, loaded, approvedBy, byHand }: Going,
) {
  const { resource } = asking
  const { transition, status } = move
  const values = meValues(asking)
  const to =
    transition.to === undefined ? asked[status.name] : targetOf(transition.to, asked, values)
  if (to === null)
    throw new Refusal(409, 'transitionNotAllowed', {
      params: { name: textIn(transition.label, asking.language) },
    })
  const set = await runEffects(trx, asking, { effects: transition.effects ?? [], record: asked })
  const record = settleOver(
    resource,
    { ...asked, ...set, [status.name]: to },
    { me: values, before: loaded.record },
  )
  await writeChange(trx, asking, { loaded, record, action: move.name, approvedBy, byHand })
}

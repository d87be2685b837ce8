import { systemName } from '../../../src/model/calls'
import type { Move } from '../../../src/model/transition'
import type { Trx } from '../../db/db'
import { Refusal } from '../../refusal'
import type { Asking, Values } from '../context'
import { isHeld, openCall } from './heldCalls'

interface Made {
  readonly move: Move
  readonly record: Values
}

/**
 * An action that stays in its state may be pressed again before another system has answered: it is
 * refused (409) until then, so that a parcel gets one waybill (safety.md 22). Where the system is not
 * connected, the step brings the answer itself.
 */
export async function refuseWhileAsked(
  trx: Trx,
  asking: Asking,
  { move: { transition }, record }: Made,
) {
  if (transition.to !== undefined) return
  for (const effect of transition.effects ?? []) {
    if (!('call' in effect)) continue
    const open = await openCall(trx, asking, { call: effect.call, record })
    if (open && !isHeld(asking, open))
      throw new Refusal(409, 'stillAsked', { params: { name: systemName(effect.call) } })
  }
}

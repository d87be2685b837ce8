import { systemName } from '../../src/model/access/calls'
import type { Move } from '../../src/model/access/transition'
import { Refusal } from '../base/refusal'
import type { Trx } from '../db/db'
import { awaitsEntry, lastOpenCall } from '../outbox/callsToAnswer'
import type { RecordValues, RequestContext } from '../query/requestContext'

interface MoveStep {
  readonly move: Move
  readonly record: RecordValues
}

/**
 * A step that stays in its state is refused (409) while another system's answer is outstanding, so that a
 * parcel gets one waybill. Where the system is not connected, the step itself takes the answer.
 */
export async function refuseWhilePending(
  trx: Trx,
  request: RequestContext,
  { move: { transition }, record }: MoveStep,
) {
  if (transition.to !== undefined) return
  for (const effect of transition.effects ?? []) {
    if (!('call' in effect)) continue
    const open = await lastOpenCall(trx, request, { call: effect.call, record })
    if (open && !awaitsEntry(request, open))
      throw new Refusal(409, 'stillAsked', { params: { name: systemName(effect.call) } })
  }
}

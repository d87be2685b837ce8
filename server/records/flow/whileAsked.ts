import { systemName } from '../../../src/model/calls'
import type { Move } from '../../../src/model/transition'
import type { Trx } from '../../db/db'
import { Refusal } from '../../refusal'
import type { Asking, Values } from '../context'
import { historyId } from '../history'

/**
 * An action that stays in its state may be pressed again before another system has answered: it is
 * refused (409) until then, so that a parcel gets one waybill (safety.md 22).
 */
export async function refuseWhileAsked(
  trx: Trx,
  { resource }: Asking,
  { move: { transition }, record }: { readonly move: Move; readonly record: Values },
) {
  if (transition.to !== undefined) return
  for (const effect of transition.effects ?? []) {
    if (!('call' in effect)) continue
    const [system, call] = effect.call.split('.')
    const open = await trx
      .selectFrom('_OUTBOX')
      .select('ID')
      .where('RESOURCE', '=', resource.name)
      .where('RECORD_ID', '=', historyId(resource, record))
      .where('SYSTEM', '=', system)
      .where('CALL', '=', call)
      .where('STATE', '<>', 'done')
      .limit(1)
      .executeTakeFirst()
    if (open) throw new Refusal(409, 'stillAsked', { params: { name: systemName(effect.call) } })
  }
}

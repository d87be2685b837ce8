import type { Move } from '../../../src/model/transition'
import type { Trx } from '../../db/db'
import type { Asking, Values } from '../context'
import { historyId } from '../history'

interface Approving {
  readonly move: Move
  readonly record: Values
  readonly amount: number
}

/**
 * An approval counts for this record, this move and this amount, and for one time: a changed amount asks
 * everybody again, and so does a record that comes back to where it was approved before.
 */
const place = ({ resource }: Asking, { move, record, amount }: Approving) => ({
  RESOURCE: resource.name,
  RECORD_ID: historyId(resource, record),
  TRANSITION: move.name,
  AMOUNT: Math.round(amount * 100),
})

/** Keeps this person's yes; saying it twice is one yes. */
export async function approve(trx: Trx, asking: Asking, approving: Approving) {
  const where = place(asking, approving)
  const AT = asking.records.clock().toISOString()
  await trx
    .insertInto('_APPROVAL')
    .values({ ...where, USER_ID: asking.me.ID, AT })
    .onConflict(conflict =>
      conflict.columns([...Object.keys(where), 'USER_ID']).doUpdateSet({ AT }),
    )
    .execute()
}

/** How many different people have said yes. */
export async function approvalsOf(trx: Trx, asking: Asking, approving: Approving): Promise<number> {
  let query = trx.selectFrom('_APPROVAL').select('USER_ID')
  for (const [name, value] of Object.entries(place(asking, approving)))
    query = query.where(name, '=', value)
  const made = await lastMade(trx, asking, approving)
  if (made !== undefined) query = query.where('AT', '>', made)
  return (await query.execute()).length
}

/** When this move was last made: what was said before that has had its effect. */
async function lastMade(trx: Trx, asking: Asking, approving: Approving) {
  const { RESOURCE, RECORD_ID, TRANSITION } = place(asking, approving)
  const entry = await trx
    .selectFrom('_HISTORY')
    .select('AT')
    .where('RESOURCE', '=', RESOURCE)
    .where('RECORD_ID', '=', RECORD_ID)
    .where('ACTION', '=', TRANSITION)
    .orderBy('VERSION', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.AT
}

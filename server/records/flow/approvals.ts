import type { Move } from '../../../src/model/transition'
import type { Trx } from '../../db/db'
import type { Asking, Values } from '../context'
import { historyId } from '../history'

interface Approving {
  readonly move: Move
  readonly record: Values
  readonly amount: number
}

/** An approval counts for this record, this move and this amount: a changed amount asks everybody again. */
const place = ({ resource }: Asking, { move, record, amount }: Approving) => ({
  RESOURCE: resource.name,
  RECORD_ID: historyId(resource, record),
  TRANSITION: move.name,
  AMOUNT: Math.round(amount * 100),
})

/** Keeps this person's yes; saying it twice is one yes. */
export async function approve(trx: Trx, asking: Asking, approving: Approving) {
  await trx
    .insertInto('_APPROVAL')
    .values({
      ...place(asking, approving),
      USER_ID: asking.me.ID,
      AT: asking.records.clock().toISOString(),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** How many different people have said yes. */
export async function approvalsOf(trx: Trx, asking: Asking, approving: Approving): Promise<number> {
  let query = trx.selectFrom('_APPROVAL').select('USER_ID')
  for (const [name, value] of Object.entries(place(asking, approving)))
    query = query.where(name, '=', value)
  return (await query.execute()).length
}

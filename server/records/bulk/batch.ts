import type { Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { Refusal } from '../../refusal'
import type { Asking } from '../context'

/** So many rows are undone at once; longer imports take several batches. */
export const MOST_IN_BATCH = 5000

export type BatchKind = 'records' | 'flow'

interface Claim {
  readonly id: string
  readonly kind: BatchKind
  readonly rows: number
}

/** Opens a batch, or goes on with one of this person's own; answers where its next row stands. */
export async function claimBatch(trx: Trx, asking: Asking, { id, kind, rows }: Claim) {
  const { resource, me, records } = asking
  const mine = {
    ID: id,
    RESOURCE: resource.name,
    EMPRESA: companyOf(asking),
    USER_ID: me.ID,
    KIND: kind,
  }
  await trx
    .insertInto('_BATCH')
    .values({ ...mine, ROWS: 0, CREATED_AT: records.clock().toISOString() })
    .onConflict(conflict => conflict.column('ID').doNothing())
    .execute()
  const { rows: found } =
    await sql`update "_BATCH" set "ROWS" = "ROWS" + ${rows} where "ID" = ${id} and "RESOURCE" = ${resource.name} and "EMPRESA" = ${mine.EMPRESA} and "USER_ID" = ${me.ID} and "KIND" = ${kind} and "UNDONE_AT" is null returning "ROWS"`.execute(
      trx,
    )
  const [batch] = found as { ROWS: number }[]
  if (!batch) throw new Refusal(409, 'batchTaken')
  if (Number(batch.ROWS) > MOST_IN_BATCH)
    throw new Refusal(422, 'batchFull', { params: { max: MOST_IN_BATCH } })
  return Number(batch.ROWS) - rows
}

/** Batches of one company say nothing of another's. */
export const companyOf = ({ resource, me }: Asking) => (resource.company ? (me.EMPRESA ?? '') : '')

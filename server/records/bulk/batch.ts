import type { Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { Refusal } from '../../refusal'
import { both, type Condition } from '../condition'
import type { Asking } from '../context'
import { everScope } from '../scope'

export type BatchKind = 'records' | 'flow'

/** Where the rows of a batch came from, as its sender says. */
export type BatchSource = 'import'

/** The role that undoes the batches of others. */
const ADMINISTRATOR = '10'

interface Claim {
  readonly id: string
  readonly kind: BatchKind
  readonly source: BatchSource | undefined
  readonly rows: number
}

/** Opens a batch, or goes on with one of this person's own; answers where its next row stands. */
export async function claimBatch(trx: Trx, asking: Asking, { id, kind, source, rows }: Claim) {
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
    .values({ ...mine, SOURCE: source ?? null, ROWS: 0, CREATED_AT: records.clock().toISOString() })
    .onConflict(conflict => conflict.column('ID').doNothing())
    .execute()
  const { rows: found } =
    await sql`update "_BATCH" set "ROWS" = "ROWS" + ${rows} where "ID" = ${id} and "RESOURCE" = ${resource.name} and "EMPRESA" = ${mine.EMPRESA} and "USER_ID" = ${me.ID} and "KIND" = ${kind} and "UNDONE_AT" is null and "UNDONE_FROM" is null returning "ROWS"`.execute(
      trx,
    )
  const [batch] = found as { ROWS: number }[]
  if (!batch) throw new Refusal(409, 'batchTaken')
  return Number(batch.ROWS) - rows
}

/**
 * The batches, as `b`, that this person may undo: their own, and for an administrator those of the people they
 * may read, who left included. Companies share a resource without a company, not its batches.
 */
export function batchScope(asking: Asking): Condition {
  const { resource, me } = asking
  return both([
    sql`b."RESOURCE" = ${resource.name}`,
    sql`b."EMPRESA" = ${companyOf(asking)}`,
    me.ROLE === ADMINISTRATOR ? madeByReadable(asking) : sql`b."USER_ID" = ${me.ID}`,
  ])
}

function madeByReadable({ records, me }: Asking): Condition {
  const users = records.catalogue.get('users')
  return sql`(b."USER_ID" = ${me.ID} or exists (select 1 from ${sql.table(users.table)} as t where t."ID" = b."USER_ID" and ${everScope(users, me)}))`
}

/** Batches of one company say nothing of another's. */
export const companyOf = ({ resource, me }: Asking) => (resource.company ? (me.EMPRESA ?? '') : '')

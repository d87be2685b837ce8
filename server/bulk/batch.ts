import { adminRole, tenantColumn, tenantOf } from '../../src/base/business'
import type { Resource } from '../../src/model/fields/resource'
import { Refusal } from '../base/refusal'
import type { Trx } from '../db/db'
import { sql } from '../db/fragment'
import { allConditions, alwaysFalse, type SqlCondition } from '../query/condition'
import type { RequestContext } from '../query/requestContext'
import { scopeWithDeleted } from '../query/scope'

export type BatchKind = 'records' | 'flow'

/** Origins of the rows of a batch, as the sender gives them: an import, the grid of a list, a reassignment. */
export const sentSources = ['import', 'sheet', 'reassign'] as const
/** A merge is a batch of the records merged. */
export const batchSources = [...sentSources, 'merge'] as const
export type BatchSource = (typeof batchSources)[number]

interface BatchClaim {
  readonly id: string
  readonly kind: BatchKind
  readonly source: BatchSource | undefined
  readonly rows: number
}

/** Opens a batch or continues one of this person's own; returns the position of its next row. */
export async function claimBatch(
  trx: Trx,
  request: RequestContext,
  { id, kind, source, rows }: BatchClaim,
) {
  const { resource, me, records } = request
  const tenant = batchTenant(request)
  const owner = {
    ID: id,
    RESOURCE: resource.name,
    [tenantColumn()]: tenant,
    USER_ID: me.ID,
    KIND: kind,
  }
  await trx
    .insertInto('_BATCH')
    .values({
      ...owner,
      SOURCE: source ?? null,
      ROWS: 0,
      CREATED_AT: records.clock().toISOString(),
    })
    .onConflict(conflict => conflict.column('ID').doNothing())
    .execute()
  const query = sql`update "_BATCH" set "ROWS" = "ROWS" + ${rows} where "ID" = ${id} and "RESOURCE" = ${resource.name} and ${sql.ref(tenantColumn())} = ${tenant} and "USER_ID" = ${me.ID} and "KIND" = ${kind} and "UNDONE_AT" is null and "UNDONE_FROM" is null returning "ROWS"`
  const { rows: found } = await query.execute(trx)
  const [batch] = found as { ROWS: number }[]
  if (!batch) throw new Refusal(409, 'batchTaken')
  return Number(batch.ROWS) - rows
}

/** The reader of batches, of one resource or of several. */
export type BatchReader = Omit<RequestContext, 'resource'>

/**
 * The batches of these resources, as `b`, that this person may undo: their own, and for an administrator those
 * of all people they may read, former ones included. Batches of a shared resource still belong to a company.
 */
export function batchScope(reader: BatchReader, resources: readonly Resource[]): SqlCondition {
  const { me } = reader
  const among = ([tenant, some]: readonly [string, readonly Resource[]]) =>
    some.length === 0
      ? alwaysFalse
      : sql<boolean>`(b."RESOURCE" in (${sql.join(some.map(({ name }) => name))}) and ${sql.ref(`b.${tenantColumn()}`)} = ${tenant})`
  return allConditions([
    sql<boolean>`(${among([tenantOf(me) ?? '', resources.filter(({ company }) => company)])} or ${among(['', resources.filter(({ company }) => !company)])})`,
    me.ROLE === adminRole() ? ofReadableUsers(reader) : sql`b."USER_ID" = ${me.ID}`,
  ])
}

function ofReadableUsers({ records, me }: BatchReader): SqlCondition {
  const users = records.catalogue.get('users')
  return sql`(b."USER_ID" = ${me.ID} or exists (select 1 from ${sql.table(users.table)} as t where t."ID" = b."USER_ID" and ${scopeWithDeleted(users, me)}))`
}

/** A batch of one tenant is invisible to others. */
const batchTenant = ({ resource, me }: RequestContext) =>
  resource.company ? (tenantOf(me) ?? '') : ''

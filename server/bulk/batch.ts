import { adminRole, tenantColumn, tenantOf } from '../../src/base/business'
import { policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { isNever } from '../../src/model/rules/rule'
import { Refusal } from '../base/refusal'
import { allConditions, alwaysFalse, type DbRow, type SqlCondition, sql, type Trx } from '../db/db'
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
  /** Shared by the batches of several resources that are one operation. */
  readonly operation?: string | undefined
}

/** Opens a batch or continues one of this person's own; returns the position of its next row. */
export async function claimBatch(trx: Trx, request: RequestContext, claim: BatchClaim) {
  const { id, kind, source, rows, operation = null } = claim
  const { resource, me, records } = request
  const tenant = batchTenant(request)
  const owner = {
    ID: id,
    RESOURCE: resource.name,
    [tenantColumn()]: tenant,
    USER_ID: me.ID,
    KIND: kind,
  }
  if (operation !== null) await demandOperation(trx, request, { ...claim, operation })
  await trx
    .insertInto('_BATCH')
    .values({
      ...owner,
      SOURCE: source ?? null,
      OPERATION: operation,
      ROWS: 0,
      CREATED_AT: records.clock().toISOString(),
    })
    .onConflict(conflict => conflict.column('ID').doNothing())
    .execute()
  const query = sql`update "_BATCH" set "ROWS" = "ROWS" + ${rows} where "ID" = ${id} and "RESOURCE" = ${resource.name} and ${sql.ref(tenantColumn())} = ${tenant} and "USER_ID" = ${me.ID} and "KIND" = ${kind} and coalesce("OPERATION", '') = ${operation ?? ''} and "UNDONE_AT" is null and "UNDONE_FROM" is null returning "ROWS"`
  const { rows: found } = await query.execute(trx)
  const [batch] = found as { ROWS: number }[]
  if (!batch) throw new Refusal(409, 'batchTaken')
  return Number(batch.ROWS) - rows
}

/** An operation has one author, one kind and one batch of each resource, and ends with its undo. */
async function demandOperation(
  trx: Trx,
  { resource, me }: RequestContext,
  { id, kind, source, operation }: BatchClaim & { readonly operation: string },
) {
  const others = sql`b."USER_ID" <> ${me.ID} or b."KIND" <> ${kind} or coalesce(b."SOURCE", '') <> ${source ?? ''} or b."UNDONE_AT" is not null or b."UNDONE_FROM" is not null or (b."RESOURCE" = ${resource.name} and b."ID" <> ${id})`
  const query = sql`select 1 from "_BATCH" as b where b."OPERATION" = ${operation} and (${others}) limit 1`
  if ((await query.execute(trx)).rows.length > 0) throw new Refusal(409, 'batchTaken')
}

/** Names in the history of the records that the undo of a batch left as they are. */
export const leftOutOf = ({ LEFT_OUT }: DbRow): readonly string[] =>
  LEFT_OUT === null ? [] : JSON.parse(String(LEFT_OUT))

/** Whether records are left to undo: all, the rest, or those that the undo left out. */
export const isOpenBatch = (batch: DbRow) => batch.UNDONE_AT === null || leftOutOf(batch).length > 0

/** The reader of batches, of one resource or of several. */
export type BatchReader = Omit<RequestContext, 'resource'>

/** The resources whose operations this person may see. */
export const readableResources = ({ records, me }: BatchReader): readonly Resource[] =>
  [...records.catalogue.resources.values()].filter(
    resource => !isNever(policyOf(resource, me).read),
  )

/**
 * The batches of these resources, as `b`, that this person may undo: their own, and for an administrator those
 * of all people they may read, former ones included. Batches of a shared resource still belong to a company.
 */
export function batchScope(reader: BatchReader, resources: readonly Resource[]): SqlCondition {
  const { me } = reader
  return allConditions([
    isOfResources(reader, resources),
    me.ROLE === adminRole() ? ofReadableUsers(reader) : sql`b."USER_ID" = ${me.ID}`,
  ])
}

/** The batches of these resources in this person's company, as `alias`. */
export function isOfResources(
  { me }: BatchReader,
  resources: readonly Resource[],
  alias = 'b',
): SqlCondition {
  const [resource, tenant] = ['RESOURCE', tenantColumn()].map(name => sql.ref(`${alias}.${name}`))
  const among = (company: string, some: readonly Resource[]) =>
    some.length === 0
      ? alwaysFalse
      : sql<boolean>`(${resource} in (${sql.join(some.map(({ name }) => name))}) and ${tenant} = ${company})`
  const [own, shared] = [true, false].map(isOwn =>
    resources.filter(({ company }) => Boolean(company) === isOwn),
  )
  return sql`(${among(tenantOf(me) ?? '', own ?? [])} or ${among('', shared ?? [])})`
}

function ofReadableUsers({ records, me }: BatchReader): SqlCondition {
  const users = records.catalogue.get('users')
  return sql`(b."USER_ID" = ${me.ID} or exists (select 1 from ${sql.table(users.table)} as t where t."ID" = b."USER_ID" and ${scopeWithDeleted(users, me)}))`
}

/** A batch of one tenant is invisible to others. */
const batchTenant = ({ resource, me }: RequestContext) =>
  resource.company ? (tenantOf(me) ?? '') : ''

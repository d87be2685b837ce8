import { tenantColumn, tenantOf } from '../../src/base/business'
import type { Me } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { sql, type Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { recordChangeEvent } from './changeEvents'

/** `create`, `update`, `revert`, `delete`, `restore`, or a transition's name. */
type Action = string

/** The record's name in the history; includes the company where keys are unique only within it. */
export const historyId = (resource: Resource, record: RecordValues) =>
  resource.company && resource.naturalKey
    ? `${record[resource.company.name]}/${record[resource.key.name]}`
    : String(record[resource.key.name])

/** The key of a record from its name in the history; undefined for another company. */
export function keyInHistory(
  resource: Resource,
  recordId: string,
  me: Me,
): string | number | undefined {
  if (!resource.naturalKey) return Number(recordId)
  if (!resource.company) return recordId
  const company = `${tenantOf(me)}/`
  return recordId.startsWith(company) ? recordId.slice(company.length) : undefined
}

interface Change {
  readonly action: Action
  readonly before: RecordValues
  readonly after: RecordValues
  readonly version: number
  readonly now: Date
  /** Other people who approved before, where several are needed. */
  readonly approvedBy?: readonly number[] | undefined
  /** The outcome of a system that is not connected. */
  readonly byHand?: ManualNote | undefined
}

/** The call answered by hand, and the fields. */
export interface ManualNote {
  readonly call: string
  readonly fields: readonly string[]
}

/** Reserved name in an entry; no field has it. */
export const approvers = '_APPROVED_BY'
export const handNote = '_BY_HAND'

/** Writes the changed fields with their previous and new values, in the transaction of the change. */
export async function writeHistory(
  trx: Trx,
  { resource, me, batch }: Pick<RequestContext, 'resource' | 'me' | 'batch'>,
  change: Change,
) {
  const { before, after, now } = change
  const changes: Record<string, [unknown, unknown]> = {}
  for (const { name, isSecret, words } of resource.fields.values()) {
    // Confidential values are left out of the history.
    if (words.confidential) continue
    const was = before[name] ?? null
    const is = after[name] ?? null
    if (same(was, is)) continue
    changes[name] = isSecret ? ['•', '•'] : [was, is]
  }
  const recorded = { ...before, ...after }
  const event = {
    RESOURCE: resource.name,
    RECORD_ID: historyId(resource, recorded),
    VERSION: change.version,
    AT: now.toISOString(),
    BY: me.ID,
  }
  const tenant = resource.company ? (recorded[resource.company.name] as string) : null
  const entry = {
    ...event,
    [tenantColumn()]: tenant,
    ACTION: change.action,
    CHANGES: JSON.stringify({
      ...changes,
      ...(change.approvedBy && { [approvers]: change.approvedBy }),
      ...(change.byHand && { [handNote]: change.byHand }),
    }),
    BATCH: batch?.id,
    BATCH_AT: batch?.at,
  }
  await sql.into('_HISTORY', entry).execute(trx)
  await recordChangeEvent(trx, { ...event, tenant })
}

/** Announces a row that the server itself changed, without an entry in its history. */
export const announceRow = (
  trx: Trx,
  resource: Resource,
  { row, at, by }: { readonly row: RecordValues; readonly at: Date; readonly by: number },
) =>
  recordChangeEvent(trx, {
    RESOURCE: resource.name,
    RECORD_ID: historyId(resource, row),
    VERSION: Number(row._VERSION),
    BY: by,
    AT: at.toISOString(),
    tenant: resource.company ? String(row[resource.company.name]) : null,
  })

/** Equality of values as sent; lists and rows by content. */
export const same = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

import type { Stored } from '../../src/kinds/kind/kind'
import { type Through, throughsOf, unreadable } from '../../src/model/access/throughReference'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { allConditions, column, type DbReader, type DbRow, fromRows, sql } from '../db/db'
import { canHold } from './compare'
import { joinedKeys, ownChildren, referencedReader } from './fieldPlace'
import type { RecordDraft, RecordValues, RequestContext } from './requestContext'
import { affectsRollupsOf } from './rollups'
import { readScope } from './scope'
import { keyColumns } from './tables'

interface ResolvedRecord {
  readonly record: RecordValues
  /** References in this request: they reveal nothing that the sender may not read. */
  readonly sent?: ReadonlySet<string> | 'all'
}

/**
 * Adds to the record what its rules and values read through references (`ORDEN_ID.ESTADO`), one query per
 * reference. Inside a transaction these rows are locked.
 */
export async function resolveReferences(
  db: DbReader,
  request: Pick<RequestContext, 'records' | 'resource' | 'me'>,
  { record, sent }: ResolvedRecord,
): Promise<RecordDraft> {
  const references = throughsOf(request.resource)
  if (references.length === 0) return { ...record }
  const values: RecordDraft = {}
  const unreadableNames = new Set<string>()
  for (const [reference, group] of byReference(references)) {
    const row = await targetRow(db, request, { record, first: group[0] as Through, group })
    if (row && !row._SEEN) unreadableNames.add(reference)
    const isHidden = !row?._SEEN && (sent === 'all' || sent?.has(reference))
    for (const { name, field } of group)
      values[name] = isHidden ? null : referencedReader(field)(row?.[field.name] as Stored)
  }
  return { ...record, ...values, [unreadable]: unreadableNames }
}

function byReference(references: readonly Through[]) {
  const grouped = new Map<string, Through[]>()
  for (const first of references) {
    const name = first.reference.name
    grouped.set(name, [...(grouped.get(name) ?? []), first])
  }
  return grouped
}

interface TargetQuery {
  readonly record: RecordValues
  readonly first: Through
  readonly group: readonly Through[]
}
async function targetRow(
  db: DbReader,
  { records, resource, me }: Pick<RequestContext, 'records' | 'resource' | 'me'>,
  { record, first: { target, reference }, group }: TargetQuery,
): Promise<DbRow | undefined> {
  const key = record[reference.name] ?? null
  // An invalid key is refused later by validation.
  if (key === null || !canHold(reference, key)) return undefined
  const seenFields = [...new Set(group.map(({ field }) => field))]
  const isLocked = db !== records.db.read && records.db.dialect === 'postgres'
  // Two writers that share a row and both change its rollup would otherwise deadlock.
  const mode = affectsRollupsOf(records.catalogue, resource, target) ? 'no key update' : 'share'
  const lock = isLocked ? ` for ${mode} of t` : ''
  const where = allConditions(keyOf(target, { resource, record, key }))
  const values = sql`case when ${readScope(target, me)} then 1 else 0 end as "_SEEN"`
  const query = sql`select ${sql.join([...seenFields.map(field => columnOf(target, field)), values])} ${fromRows(target, where)}${sql.raw(lock)}`
  return (await query.execute(db)).rows[0]
}

const columnOf = (target: Resource, field: FieldModel) =>
  field.store
    ? column(field.name)
    : sql`${joinedKeys(target, field, ownChildren(target))} as ${sql.ref(field.name)}`

const keyOf = (
  target: Resource,
  { resource, record, key }: { resource: Resource; record: RecordValues; key: unknown },
) =>
  keyColumns(target).map(name => {
    const value = name === target.key.name ? key : record[resource.company?.name ?? name]
    return sql`${column(name)} = ${value}`
  })

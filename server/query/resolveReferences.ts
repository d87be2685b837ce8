import { type Through, throughsOf, unseen } from '../../src/model/access/throughReference'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import type { Stored } from '../../src/model/kinds/kind'
import type { Db, DbRow, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { comparisonOf } from './compare'
import { allConditions, column } from './condition'
import { keysAt, ownChildren, seenReader } from './fieldPlace'
import type { RecordValues, RequestContext } from './requestContext'
import { movesNumbersOf } from './rollups'
import { readScope } from './scope'
import { keyColumns } from './tables'

interface Looking {
  readonly record: RecordValues
  /** References in this request: they reveal nothing that the sender may not read. */
  readonly sent?: ReadonlySet<string> | 'all'
}

/**
 * Adds to the record what its rules and values read through references (`ORDEN_ID.ESTADO`), one query per
 * reference. Inside a transaction these rows are locked.
 */
export async function resolveReferences(
  db: Trx | Db['read'],
  request: Pick<RequestContext, 'records' | 'resource' | 'me'>,
  { record, sent }: Looking,
): Promise<Record<string, unknown>> {
  const looks = throughsOf(request.resource)
  if (looks.length === 0) return { ...record }
  const seen: Record<string, unknown> = {}
  const dark = new Set<string>()
  for (const [reference, those] of byReference(looks)) {
    const row = await rowBehind(db, request, { record, look: those[0] as Through, those })
    if (row && !row._SEEN) dark.add(reference)
    const isBlind = !row?._SEEN && (sent === 'all' || sent?.has(reference))
    for (const { name, field } of those)
      seen[name] = isBlind ? null : seenReader(field)(row?.[field.name] as Stored)
  }
  return { ...record, ...seen, [unseen]: dark }
}

function byReference(looks: readonly Through[]) {
  const grouped = new Map<string, Through[]>()
  for (const look of looks) {
    const name = look.reference.name
    grouped.set(name, [...(grouped.get(name) ?? []), look])
  }
  return grouped
}

interface Behind {
  readonly record: RecordValues
  readonly look: Through
  readonly those: readonly Through[]
}
async function rowBehind(
  db: Trx | Db['read'],
  { records, resource, me }: Pick<RequestContext, 'records' | 'resource' | 'me'>,
  { record, look: { target, reference }, those }: Behind,
): Promise<DbRow | undefined> {
  const key = record[reference.name] ?? null
  // An invalid key is refused later by validation.
  if (key === null || !comparisonOf(reference, key)) return undefined
  const seenFields = [...new Set(those.map(({ field }) => field))]
  const isLocked = db !== records.db.read && records.db.dialect === 'postgres'
  // Two writers that share a row and both change its rollup would otherwise deadlock.
  const mode = movesNumbersOf(records.catalogue, resource, target) ? 'no key update' : 'share'
  const lock = isLocked ? ` for ${mode} of t` : ''
  const where = allConditions(keyOf(target, { resource, record, key }))
  const seen = sql`case when ${readScope(target, me)} then 1 else 0 end as "_SEEN"`
  const query = sql<DbRow>`select ${sql.join([...seenFields.map(field => columnOf(target, field)), seen])} from ${sql.table(target.table)} as t where ${where}${sql.raw(lock)}`
  return (await query.execute(db)).rows[0]
}

const columnOf = (target: Resource, field: FieldModel) =>
  field.store
    ? column(field.name)
    : sql`${keysAt(target, field, ownChildren(target))} as ${sql.ref(field.name)}`

const keyOf = (
  target: Resource,
  { resource, record, key }: { resource: Resource; record: RecordValues; key: unknown },
) =>
  keyColumns(target).map(name => {
    const value = name === target.key.name ? key : record[resource.company?.name ?? name]
    return sql`${column(name)} = ${value}`
  })

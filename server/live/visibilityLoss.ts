import type { Stored } from '../../src/kinds/kind/kind'
import { type Me, policyOf } from '../../src/model/access/access'
import { throughOf, throughsOf } from '../../src/model/access/throughReference'
import type { Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { fieldsOf, isAlways } from '../../src/model/rules/rule'
import { entryOf } from '../audit/historyEntries'
import { historyId } from '../audit/writeHistory'
import { column, type Db, fromRows, sql } from '../db/db'
import { readChildrenOf } from '../query/children'
import type { RecordDraft, RecordKey, RecordValues } from '../query/requestContext'
import { reader, storedFields } from '../query/row'
import { visibleKeys } from '../query/visibleKeys'

/** Creation or change of a version; a later event of the same version (an approval) is not a change. */
interface VersionChange {
  readonly record: string
  readonly version: number
  readonly at: string
}
/** A record before a change; keyed by name, version and time. */
export type FormerRecords = ReadonlyMap<string, RecordValues>

export const entryName = ({ record, version, at }: VersionChange) => `${record} ${version} ${at}`

interface LatestChanges {
  readonly keys: readonly (string | number)[]
  readonly versions: readonly VersionChange[]
  /** Keys are unique only within a company, where the resource has companies. */
  readonly company: string | null
}

/**
 * These records before their latest changes: current values with the history's changes reversed. Contains
 * values that a reader may not see; never sent.
 */
export async function readFormerRecords(
  db: Db,
  resource: Resource,
  { keys, versions, company }: LatestChanges,
): Promise<FormerRecords> {
  const since = Math.min(...versions.map(({ version }) => version))
  const history = await db.read
    .selectFrom('_HISTORY')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', 'in', [...new Set(versions.map(({ record }) => record))])
    .where('VERSION', '>=', since)
    .orderBy('VERSION', 'desc')
    .execute()
  const inCompany = resource.company
    ? sql` and ${column(resource.company.name)} = ${company}`
    : sql``
  const query = sql`select t.* ${fromRows(resource, sql`${column(resource.key.name)} in (${sql.join(keys)})${inCompany}`)}`
  const { rows } = await query.execute(db.read)
  const records = rows.map(reader(storedFields(resource)))
  const lists = [...resource.fields.values()].filter(({ references }) => references)
  await readChildrenOf(db, resource, { records, fields: lists })
  const now = new Map(records.map(record => [historyId(resource, record), record]))
  const formerRecords = new Map<string, RecordDraft>()
  for (const row of history) {
    const record = String(row.RECORD_ID)
    const is = now.get(record)
    const { version, at, changes } = entryOf(resource, row)
    if (!is) continue
    const was = Object.entries(changes).map(([name, [before]]) => [name, before])
    const before = { ...is, ...Object.fromEntries(was) }
    now.set(record, before)
    // Before its creation the record did not exist.
    if (version > 1) formerRecords.set(entryName({ record, version, at }), before)
  }
  await addReferenced(db, resource, { formerRecords: [...formerRecords.values()], company })
  return formerRecords
}

/** Adds what rules read through references, as of now; one query each. */
async function addReferenced(
  db: Db,
  resource: Resource,
  {
    formerRecords,
    company,
  }: { readonly formerRecords: readonly RecordDraft[]; readonly company: string | null },
) {
  for (const { name, reference, target, field } of throughsOf(resource)) {
    const keys = [...new Set(formerRecords.map(before => before[reference.name] ?? null))].filter(
      key => key !== null,
    )
    if (!field.store || keys.length === 0) continue
    const inCompany = target.company ? sql` and ${column(target.company.name)} = ${company}` : sql``
    const query = sql`select ${column(target.key.name)} as "KEY", ${column(field.name)} as "VALUE" ${fromRows(target, sql`${column(target.key.name)} in (${sql.join(keys)})${inCompany}`)}`
    const { rows } = await query.execute(db.read)
    const values = new Map(
      rows.map(({ KEY, VALUE }) => [
        target.key.fromStore(KEY as Stored),
        field.fromStore(VALUE as Stored),
      ]),
    )
    for (const before of formerRecords) before[name] = values.get(before[reference.name]) ?? null
  }
}

/** Whether this person can lose sight of a record of this resource by a change to it. */
export const mayLoseVisibility = (resource: Resource, me: Me) => {
  const { read } = policyOf(resource, me)
  const isKnown = (name: string) =>
    resource.fields.has(name) || throughOf(resource, name)?.field.store
  return !isAlways(read) && fieldsOf(read).every(isKnown)
}

/** Selects records that are invisible now and were visible before. */
export async function visibleBefore(
  db: Db,
  { resource, me }: { readonly resource: Resource; readonly me: Me },
  formerRecords: readonly RecordValues[],
): Promise<ReadonlySet<RecordValues>> {
  const { read } = policyOf(resource, me)
  const readable = formerRecords.filter(before => holds(read, before, { ...me }))
  const { parent } = resource
  if (!parent?.target || readable.length === 0) return new Set(readable)
  const keys = readable.map(before => before[parent.name] as RecordKey)
  const visible = await visibleKeys(db, { resource: parent.target, me }, [...new Set(keys)])
  return new Set(readable.filter(before => visible.has(before[parent.name] as RecordKey)))
}

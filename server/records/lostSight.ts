import { type Me, policyOf } from '../../src/model/access'
import { holds } from '../../src/model/evaluate'
import type { Stored } from '../../src/model/kinds/kind'
import type { Resource } from '../../src/model/resource'
import { fieldsOf, isAlways } from '../../src/model/rule'
import { throughOf, throughsOf } from '../../src/model/through'
import type { Db, Row } from '../db/db'
import { sql } from '../db/fragment'
import { readChildrenOf } from './children'
import { column } from './condition'
import type { Values } from './context'
import { entryOf } from './entries'
import { historyId } from './history'
import { reader, storedFields } from './row'
import { visibleKeys } from './visibleKeys'

/** What made a version of a record; what is told later of the same version (a yes to a move) is no deed. */
export interface Deed {
  readonly record: string
  readonly version: number
  readonly at: string
}
/** What a record was before a deed; by its name, version and time (`deedName`). */
export type Befores = ReadonlyMap<string, Values>

export const deedName = ({ record, version, at }: Deed) => `${record} ${version} ${at}`

interface Lately {
  readonly keys: readonly (string | number)[]
  readonly deeds: readonly Deed[]
  /** Keys are unique only within one, where the resource has companies. */
  readonly company: string | null
}

/**
 * What these records were before what was done to them lately: as they are now, with what their history
 * tells since taken back. Whole, also what a reader may not see: it never leaves the server.
 */
export async function beforeDeeds(
  db: Db,
  resource: Resource,
  { keys, deeds, company }: Lately,
): Promise<Befores> {
  const since = Math.min(...deeds.map(({ version }) => version))
  const history = await db.read
    .selectFrom('_HISTORY')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', 'in', [...new Set(deeds.map(({ record }) => record))])
    .where('VERSION', '>=', since)
    .orderBy('VERSION', 'desc')
    .execute()
  const here = resource.company ? sql` and ${column(resource.company.name)} = ${company}` : sql``
  const { rows } =
    await sql<Row>`select t.* from ${sql.table(resource.table)} as t where ${column(resource.key.name)} in (${sql.join(keys)})${here}`.execute(
      db.read,
    )
  const records = rows.map(reader(storedFields(resource)))
  const lists = [...resource.fields.values()].filter(({ kind }) => kind === 'references')
  await readChildrenOf(db, resource, { records, fields: lists })
  const now = new Map(records.map(record => [historyId(resource, record), record]))
  const befores = new Map<string, Record<string, unknown>>()
  for (const row of history) {
    const record = String(row.RECORD_ID)
    const is = now.get(record)
    const { version, at, changes } = entryOf(resource, row)
    if (!is) continue
    const was = Object.entries(changes).map(([name, [before]]) => [name, before])
    const before = { ...is, ...Object.fromEntries(was) }
    now.set(record, before)
    // what was made then was nobody's before
    if (version > 1) befores.set(deedName({ record, version, at }), before)
  }
  await addThrough(db, resource, { befores: [...befores.values()], company })
  return befores
}

interface Looking {
  readonly befores: readonly Record<string, unknown>[]
  readonly company: string | null
}

/** Puts beside them what rules see through their references, as it is now: one query each. */
async function addThrough(db: Db, resource: Resource, { befores, company }: Looking) {
  for (const { name, reference, target, field } of throughsOf(resource)) {
    const keys = [...new Set(befores.map(before => before[reference.name] ?? null))].filter(
      key => key !== null,
    )
    if (!field.store || keys.length === 0) continue
    const here = target.company ? sql` and ${column(target.company.name)} = ${company}` : sql``
    const { rows } =
      await sql<Row>`select ${column(target.key.name)} as "KEY", ${column(field.name)} as "VALUE" from ${sql.table(target.table)} as t where ${column(target.key.name)} in (${sql.join(keys)})${here}`.execute(
        db.read,
      )
    const values = new Map(
      rows.map(({ KEY, VALUE }) => [
        target.key.fromStore(KEY as Stored),
        field.fromStore(VALUE as Stored),
      ]),
    )
    for (const before of befores) before[name] = values.get(before[reference.name]) ?? null
  }
}

/** Whether this person's sight of a resource can end by what is done to a record of it. */
export const maySightEnd = (resource: Resource, me: Me) => {
  const { read } = policyOf(resource, me)
  const isKnown = (name: string) =>
    resource.fields.has(name) || throughOf(resource, name)?.field.store
  return !isAlways(read) && fieldsOf(read).every(isKnown)
}

/** Of records they do not see now those they saw before. */
export async function sawBefore(
  db: Db,
  { resource, me }: { readonly resource: Resource; readonly me: Me },
  befores: readonly Values[],
): Promise<ReadonlySet<Values>> {
  const { read } = policyOf(resource, me)
  const theirs = befores.filter(before => holds(read, before, { ...me }))
  const { parent } = resource
  if (!parent?.target || theirs.length === 0) return new Set(theirs)
  const keys = theirs.map(before => before[parent.name] as string | number)
  const visible = await visibleKeys(db, { resource: parent.target, me }, [...new Set(keys)])
  return new Set(theirs.filter(before => visible.has(before[parent.name] as string | number)))
}

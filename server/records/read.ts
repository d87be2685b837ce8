import { type Can, canOn, type Me, policyOf, readableRowFields } from '../../src/model/access'
import { withoutPrefix } from '../../src/model/kinds/identifier'
import { papersOn } from '../../src/model/paper'
import type { FieldModel, Resource } from '../../src/model/resource'
import { doubtsOn, movesOf, movesOn } from '../../src/model/transition'
import type { Db, Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { badParameter, Refusal } from '../refusal'
import { readChildren } from './children'
import { both, type Condition, column } from './condition'
import type { Asking, Values } from './context'
import { withSystems } from './flow/byHand'
import { demand } from './forbid'
import { handMarks } from './handMarks'
import { lookThrough } from './lookThrough'
import { reader, storedFields } from './row'
import { readScope } from './scope'

/** A stored record, whole: also what its reader may not see. Never leaves the server as it is. */
export interface Loaded {
  readonly record: Readonly<Record<string, unknown>>
  readonly version: number
  readonly row: Row
}

/** The key as an address gives it, in its one writing; what cannot be a key is simply not found. */
export function keyOf(resource: Resource, text: string): string | number {
  const key = resource.key.parseWire(text)
  if (resource.key.store === 'int' && isMiswritten(resource, text, key))
    throw badParameter('id', text.slice(0, 50))
  if (resource.key.store === 'int' ? Number.isSafeInteger(key) : isShortText(key))
    return key as string | number
  throw notFound()
}

/** A number in another writing than its own: `01`, `1.0`, `+1`. */
function isMiswritten({ key: { words } }: Resource, text: string, key: unknown) {
  const plain = words.kind === 'id' ? withoutPrefix(text, words.prefix ?? '') : text
  return /^[\s+-]*\d/.test(plain) && (typeof key === 'string' || String(key) !== plain)
}

const isShortText = (key: unknown) => typeof key === 'string' && key.length <= 300

export const notFound = () => new Refusal(404, 'notFound')

interface Wanted {
  readonly key: string | number
  readonly among: Condition
  /** Who else writes it waits, and then sees what was written (PostgreSQL; SQLite has one writer). */
  readonly locked?: boolean
}
/** Loads the record with this key among the rows of a condition. */
export async function load(
  db: Trx | Db['read'],
  resource: Resource,
  { key, among, locked = false }: Wanted,
): Promise<Loaded | undefined> {
  const where = both([sql`${column(resource.key.name)} = ${key}`, among])
  const lock = sql.raw(locked ? ' for no key update of t' : '')
  const { rows } =
    await sql<Row>`select t.* from ${sql.table(resource.table)} as t where ${where}${lock}`.execute(
      db,
    )
  const [row] = rows
  if (!row) return undefined
  const record = reader(storedFields(resource))(row)
  await readChildren(db, resource, record)
  return { record, version: Number(row._VERSION), row }
}

/** One record as this person may see it. Absent and not theirs are the same 404. */
export const getRecord = async (asking: Asking, id: string) => (await readRecord(asking, id)).shown

/** The same, and whole. */
export const readRecord = (asking: Asking, id: string) =>
  readSeen(asking, id, policyOf(asking.resource, asking.me).opened)

/** The same as papers and messages tell it. */
export const getTold = async (asking: Asking, id: string) =>
  (await readSeen(asking, id, policyOf(asking.resource, asking.me).told)).shown

/** As it is shown to this person, and whole, as the rules see it. */
export async function readSeen(asking: Asking, id: string, told?: ReadonlySet<string>) {
  const { records, resource, me } = asking
  demand(asking, 'read')
  const loaded = await load(records.db.read, resource, {
    key: keyOf(resource, id),
    among: readScope(resource, me),
  })
  if (!loaded) throw notFound()
  const record = await lookThrough(records.db.read, asking, { record: loaded.record })
  const marks = await handMarks(records.db.read, asking, record)
  const shown = { ...present(asking, { ...loaded, record, ...(told && { told }) }), ...marks }
  return { shown, whole: record }
}

interface Presenting extends Pick<Loaded, 'record' | 'version'> {
  readonly told?: ReadonlySet<string>
}
/** A record as it travels: what the person may read, its version, and what they may do with it. */
export function present(asking: Asking, { record, version, told }: Presenting) {
  const { resource, me } = asking
  const policy = policyOf(resource, me)
  const shown: Record<string, unknown> = { [resource.key.name]: record[resource.key.name] }
  for (const field of resource.fields.values()) {
    const isTold = policy.readable.has(field.name) || told?.has(field.name)
    if (!isTold || field.kind === 'password') continue
    shown[field.name] = presentValue(field, record[field.name], me)
  }
  const can = canOn(policy, record)
  const doubts = doubtsOn(resource, policy, record)
  const _can: Can = {
    ...can,
    ...(movesOf(resource).size > 0 &&
      withSystems(asking, record, movesOn(resource, policy, record))),
    ...(doubts && { doubts }),
    ...(resource.schema.papers && { papers: papersOn(resource, me, record) }),
  }
  return { ...shown, _VERSION: version, _can }
}

/** The readable part of the child rows in a list's row. */
export function presentChildren(resource: Resource, me: Me, record: Record<string, unknown>) {
  for (const field of resource.fields.values()) {
    if (field.fields && record[field.name] !== undefined) {
      record[field.name] = presentValue(field, record[field.name], me)
    }
  }
  return record
}

export function presentValue(field: FieldModel, value: unknown, me: Me): unknown {
  if (!field.fields || !Array.isArray(value)) return value ?? null
  const names = readableRowFields(field, me).map(({ name }) => name)
  return value.map((row: Values) => ({
    ...(row._ID !== undefined && { _ID: row._ID }),
    ...Object.fromEntries(names.map(name => [name, row[name] ?? null])),
  }))
}

import type { Me } from '../../src/model/access'
import type { Message } from '../../src/model/kinds/kind'
import type { FieldModel, Resource } from '../../src/model/resource'
import type { Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { type Condition, column } from './condition'
import type { Values } from './context'
import { livingOf, readScope } from './scope'
import { strayReferences } from './strays'

type Key = string | number
interface Pointer {
  readonly path: string
  readonly target: Resource
  readonly key: Key
  /** Where it stands in lines and lists, told alike before and after a change. */
  readonly place?: string
}

interface Referring {
  readonly record: Values
  readonly names: ReadonlySet<string>
  readonly me: Me
  /** The rows they may point to; those this person may read when not said. */
  readonly among?: (target: Resource, me: Me) => Condition
  /** The record as it is stored: what its rows refer to already may stay, whoever reads it. */
  readonly stored?: Values
}

/**
 * The references among these fields that point to nothing this person may read, in their company:
 * absent, foreign and forbidden look the same (safety.md 2). And those outside of what another field chose.
 */
export async function danglingReferences(
  trx: Trx,
  resource: Resource,
  { record, names, me, among = readScope, stored = {} }: Referring,
): Promise<Record<string, Message>> {
  const lost = await lostPointers(trx, resource, {
    record,
    stored,
    names,
    among: target => among(target, me),
  })
  const dangling = lost.map((path): [string, Message] => [path, { key: 'notReference' }])
  return {
    ...(await strayReferences(trx, resource, { record, names })),
    ...Object.fromEntries(dangling),
  }
}

/** The places of a record that point to what was deleted, whoever may read it. */
export const deadReferences = (
  trx: Trx,
  resource: Resource,
  { record, me }: { record: Values; me: Me },
): Promise<string[]> =>
  lostPointers(trx, resource, {
    record,
    names: new Set(resource.fields.keys()),
    among: target => livingOf(target, me),
  })

interface Pointing {
  readonly record: Values
  readonly stored?: Values
  readonly names: ReadonlySet<string>
  /** The rows of a target that count as there. */
  readonly among: (target: Resource) => Condition
}
async function lostPointers(
  trx: Trx,
  resource: Resource,
  { record, stored = {}, names, among }: Pointing,
) {
  const pointers = [...resource.fields.values()]
    .filter(({ name }) => names.has(name))
    .flatMap(field => {
      const known = new Set(pointersOf(field, stored[field.name], '').map(({ place }) => place))
      const all = pointersOf(field, record[field.name], field.name)
      return all.filter(({ place }) => place === undefined || !known.has(place))
    })
  const groups = [...byTarget(pointers)]
  if (groups.length === 0) return []
  const found = groups.map(([target, those], at) => {
    const key = column(target.key.name)
    const [first, ...others] = new Set(those.map(pointer => pointer.key))
    const isOne =
      others.length === 0
        ? sql`${key} = ${first}`
        : sql`${key} in (${sql.join([first, ...others])})`
    return sql`select ${sql.raw(String(at))} as "AT", cast(${key} as text) as "KEY" from ${sql.table(target.table)} as t where ${isOne} and ${among(target)}`
  })
  const { rows } = await sql.join(found, sql.raw(' union all ')).execute(trx)
  return groups.flatMap(([target, those], at) => {
    const here = (rows as Row[]).filter(({ AT }) => Number(AT) === at).map(({ KEY }) => KEY)
    const known = new Set<unknown>(target.key.store === 'int' ? here.map(Number) : here)
    return those.filter(({ key }) => !known.has(key)).map(({ path }) => path)
  })
}

function byTarget(pointers: readonly Pointer[]) {
  const grouped = new Map<Resource, Pointer[]>()
  for (const pointer of pointers) {
    grouped.set(pointer.target, [...(grouped.get(pointer.target) ?? []), pointer])
  }
  return grouped
}

function pointersOf(field: FieldModel, value: unknown, path: string): Pointer[] {
  if (field.fields && Array.isArray(value)) {
    return value.flatMap((row: Values, at) =>
      (field.fields ?? []).flatMap(each =>
        pointersOf(each, row[each.name], `${path}.${at}.${each.name}`).map(
          ({ place: _, ...pointer }) =>
            row._ID === undefined
              ? pointer
              : { ...pointer, place: `${row._ID} ${each.name} ${pointer.key}` },
        ),
      ),
    )
  }
  const { target } = field
  if (!target || value === null || value === undefined) return []
  if (!Array.isArray(value)) return [{ path, target, key: value as Key }]
  return (value as Key[]).map(key => ({ path, target, key, place: String(key) }))
}

/** These rows are there only while the record is that this field names. */
export const isPartOf = (resource: Resource, field: FieldModel): boolean =>
  resource.schema.partOfParent === true && resource.parent === field

const holdsUp = (other: Resource, field: FieldModel, resource: Resource) =>
  field.kind === 'reference' &&
  field.target === resource &&
  !isPartOf(other, field) &&
  !letsGo(field)

/** What holds a record that is to be deleted by referring to it, its own parts apart; the resources. */
export async function referrersOf(
  trx: Trx,
  { resource, all, record }: Deleting,
): Promise<Resource[]> {
  const found: Resource[] = []
  for (const other of all) {
    for (const field of other.fields.values()) {
      if (!holdsUp(other, field, resource)) continue
      const { rows } =
        await sql<Row>`select 1 as hit from ${sql.table(other.table)} where ${naming(other, field, { resource, record })} limit 1`.execute(
          trx,
        )
      if (rows.length > 0 && !found.includes(other)) found.push(other)
    }
  }
  return found
}

/** Empties what named a deleted record without holding it; who wrote such a row before is asked to look again. */
export async function letGo(trx: Trx, { resource, all, record }: Deleting) {
  for (const other of all)
    for (const field of other.fields.values()) {
      if (field.kind !== 'reference' || field.target !== resource || !letsGo(field)) continue
      await sql`update ${sql.table(other.table)} set ${sql.ref(field.name)} = null, "_VERSION" = "_VERSION" + 1 where ${naming(other, field, { resource, record })}`.execute(
        trx,
      )
    }
}

interface Deleting {
  readonly resource: Resource
  readonly all: Iterable<Resource>
  readonly record: Values
}

const letsGo = ({ words }: FieldModel) => words.kind === 'reference' && words.letsGo === true

/** The living rows whose field names a record, of its company where both have one. */
function naming(other: Resource, field: FieldModel, { resource, record }: Omit<Deleting, 'all'>) {
  const company = other.company && resource.company
  const same = company ? sql`${sql.ref(company.name)} = ${record[company.name]} and ` : sql``
  return sql`${same}${sql.ref(field.name)} = ${record[resource.key.name]} and "_DELETED_AT" is null`
}

import type { Message } from '../../../src/kinds/kind/kind'
import type { Me } from '../../../src/model/access/access'
import type { Catalogue, FieldModel, Resource } from '../../../src/model/fields/resource'
import { announceRow } from '../../audit/writeHistory'
import {
  allConditions,
  column,
  type DbReader,
  type DbRow,
  fromRows,
  type SqlCondition,
  sql,
  type Trx,
} from '../../db/db'
import { type Referring, referringTo, refersTo } from '../../query/references'
import type { RecordKey, RecordValues } from '../../query/requestContext'
import { activeRows, onDelete, readScope } from '../../query/scope'
import { invalidReferences } from './invalidReferences'

interface ReferenceValue {
  readonly path: string
  readonly target: Resource
  readonly key: RecordKey
  /** Path inside child rows and lists, equal before and after a change. */
  readonly place?: string
}

interface SavedReferences {
  readonly record: RecordValues
  readonly names: ReadonlySet<string>
  readonly me: Me
  /** Allowed targets; by default those this person may read. */
  readonly scope?: (target: Resource, me: Me) => SqlCondition
  /** The stored record: existing references of its rows may stay. */
  readonly stored?: RecordValues
}

/**
 * References that point to nothing this person may read in their company; absent, foreign and forbidden look
 * the same. Includes targets excluded by another field's choice.
 */
export async function danglingReferences(
  trx: Trx,
  resource: Resource,
  { record, names, me, scope = readScope, stored = {} }: SavedReferences,
): Promise<Record<string, Message>> {
  const paths = await pathsWithoutTarget(trx, resource, {
    record,
    stored,
    names,
    scope: target => scope(target, me),
  })
  const dangling = paths.map((path): [string, Message] => [path, { key: 'notReference' }])
  return {
    ...(await invalidReferences(trx, resource, { record, names })),
    ...Object.fromEntries(dangling),
  }
}

export const referencesToDeleted = (
  trx: Trx,
  resource: Resource,
  { record, me }: { record: RecordValues; me: Me },
): Promise<string[]> =>
  pathsWithoutTarget(trx, resource, {
    record,
    names: new Set(resource.fields.keys()),
    scope: target => activeRows(target, me),
  })

interface ReferenceCheck {
  readonly record: RecordValues
  readonly stored?: RecordValues
  readonly names: ReadonlySet<string>
  /** The target rows that count as existing. */
  readonly scope: (target: Resource) => SqlCondition
}
async function pathsWithoutTarget(
  trx: Trx,
  resource: Resource,
  { record, stored = {}, names, scope }: ReferenceCheck,
) {
  const references = [...resource.fields.values()]
    .filter(({ name }) => names.has(name))
    .flatMap(field => {
      const known = new Set(referencesOf(field, stored[field.name], '').map(({ place }) => place))
      const all = referencesOf(field, record[field.name], field.name)
      return all.filter(({ place }) => place === undefined || !known.has(place))
    })
  const groups = [...byTarget(references)]
  if (groups.length === 0) return []
  const found = groups.map(([target, group], at) => {
    const key = column(target.key.name)
    const [first, ...others] = new Set(group.map(reference => reference.key))
    const isOne =
      others.length === 0
        ? sql`${key} = ${first}`
        : sql`${key} in (${sql.join([first, ...others])})`
    return sql`select ${sql.raw(String(at))} as "AT", cast(${key} as text) as "KEY" ${fromRows(target, isOne, scope(target))}`
  })
  const { rows } = await sql.join(found, sql.raw(' union all ')).execute(trx)
  return groups.flatMap(([target, group], at) => {
    const here = (rows as DbRow[]).filter(({ AT }) => Number(AT) === at).map(({ KEY }) => KEY)
    const known = new Set<unknown>(target.key.store === 'int' ? here.map(Number) : here)
    return group.filter(({ key }) => !known.has(key)).map(({ path }) => path)
  })
}

function byTarget(references: readonly ReferenceValue[]) {
  const grouped = new Map<Resource, ReferenceValue[]>()
  for (const reference of references) {
    grouped.set(reference.target, [...(grouped.get(reference.target) ?? []), reference])
  }
  return grouped
}

function referencesOf(field: FieldModel, value: unknown, path: string): ReferenceValue[] {
  if (field.fields && Array.isArray(value)) {
    return value.flatMap((row: RecordValues, at) =>
      (field.fields ?? []).flatMap(each =>
        referencesOf(each, row[each.name], `${path}.${at}.${each.name}`).map(
          ({ place: _, ...reference }) =>
            row._ID === undefined
              ? reference
              : { ...reference, place: `${row._ID} ${each.name} ${reference.key}` },
        ),
      ),
    )
  }
  const { target } = field
  if (!target || value === null || value === undefined) return []
  if (!Array.isArray(value)) return [{ path, target, key: value as RecordKey }]
  return (value as RecordKey[]).map(key => ({ path, target, key, place: String(key) }))
}

/** The part of a field's references that keep a record from being deleted. */
const blocking = ({ field, inside, ...others }: Referring): Referring | undefined => {
  const kept = inside.filter(each => onDelete(each) === undefined)
  const blocks = field.fields ? kept.length > 0 : onDelete(field) === undefined
  return blocks ? { ...others, field, inside: kept } : undefined
}

/**
 * Resources whose records block a deletion by referring to the record, in lists and lines too, except its own
 * parts.
 */
export async function referrersOf(
  db: DbReader,
  { catalogue, resource, record }: Deleting,
): Promise<ReadonlySet<Resource>> {
  const found = new Set<Resource>()
  for (const each of referringTo(catalogue, resource)) {
    const referring = blocking(each)
    if (!referring || found.has(referring.resource)) continue
    const query = sql`select 1 as hit ${fromRows(referring.resource, existing(referring, { resource, record }))} limit 1`
    const { rows } = await query.execute(db)
    if (rows.length > 0) found.add(referring.resource)
  }
  return found
}

/** Empties references that do not block the deletion; writers of those rows see a conflict. */
export async function clearReferences(
  trx: Trx,
  { catalogue, resource, record }: Deleting,
  signed: { readonly at: Date; readonly by: number },
) {
  for (const referring of referringTo(catalogue, resource)) {
    const { resource: other, field } = referring
    if (onDelete(field) !== 'setNull') continue
    const names = [other.key.name, ...(other.company ? [other.company.name] : []), '_VERSION']
    const query = sql`update ${sql.table(other.table)} as t set ${sql.ref(field.name)} = null, "_VERSION" = "_VERSION" + 1 where ${existing(referring, { resource, record })} returning ${sql.join(names.map(name => sql.ref(name)))}`
    const { rows } = await query.execute(trx)
    for (const row of rows) await announceRow(trx, other, { row, ...signed })
  }
}

interface Deleting {
  readonly catalogue: Catalogue
  readonly resource: Resource
  readonly record: RecordValues
}

/** Existing rows whose field names the record, within its company. */
function existing(referring: Referring, { resource, record }: Omit<Deleting, 'catalogue'>) {
  const company = referring.resource.company && resource.company
  return allConditions([
    ...(company ? [sql`${column(company.name)} = ${record[company.name]}`] : []),
    refersTo(referring, record[resource.key.name] as RecordKey),
    sql`${column('_DELETED_AT')} is null`,
  ])
}

import { cents } from '../../src/base/money'
import type { Catalogue, FieldModel, Resource, RollupModel } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { column, sql, type Trx } from '../db/db'
import type { RecordValues, RequestContext } from './requestContext'
import { keyColumns } from './tables'
import { whereOf } from './where'

interface RollupField {
  readonly resource: Resource
  readonly field: FieldModel
  readonly rollup: RollupModel
}
const known = new WeakMap<Catalogue, ReadonlyMap<Resource, readonly RollupField[]>>()

/** The rollups of all resources over the rows of one. */
function rollupsOver(catalogue: Catalogue, rows: Resource): readonly RollupField[] {
  const before = known.get(catalogue)
  if (before) return before.get(rows) ?? []
  const byRows = new Map<Resource, RollupField[]>()
  for (const each of rollupsOf(catalogue)) {
    byRows.set(each.rollup.rows, [...(byRows.get(each.rollup.rows) ?? []), each])
  }
  known.set(catalogue, byRows)
  return byRows.get(rows) ?? []
}

const rollupsOf = (catalogue: Catalogue): RollupField[] =>
  [...catalogue.resources.values()].flatMap(resource =>
    resource.computed.flatMap(field =>
      field.rollup ? [{ resource, field, rollup: field.rollup }] : [],
    ),
  )

/** Whether a change of these rows may change a rollup of the target. */
export const affectsRollupsOf = (catalogue: Catalogue, rows: Resource, target: Resource): boolean =>
  rollupsOver(catalogue, rows).some(({ resource }) => resource === target)

/** A row before and after a change; absent before a create or after a delete. */
export interface RollupChange {
  readonly before?: RecordValues | undefined
  readonly after?: RecordValues | undefined
}

/**
 * Updates rollups by the difference that one row makes, in the transaction of the change: one addition by
 * primary key, which concurrent writers cannot lose. The target's version stays.
 */
export async function addToRollups(
  trx: Trx,
  { records, resource: rows }: Pick<RequestContext, 'records' | 'resource'>,
  change: RollupChange,
): Promise<void> {
  for (const { resource, field, rollup } of rollupsOver(records.catalogue, rows)) {
    for (const [key, difference] of differencesOf(rollup, change)) {
      const row = change.after ?? change.before ?? {}
      const where = keyColumns(resource).map(name => {
        const value = name === resource.key.name ? key : row[name]
        return sql`${sql.ref(name)} = ${value}`
      })
      const own = sql.ref(field.name)
      await sql`update ${sql.table(resource.table)} set ${own} = coalesce(${own}, 0) + ${difference} where ${sql.join(where, sql` and `)}`.execute(
        trx,
      )
    }
  }
}

/** The differences that a change makes to the rollups of records. */
function differencesOf(
  rollup: RollupModel,
  { before, after }: RollupChange,
): [key: unknown, by: number][] {
  const differences = new Map<unknown, number>()
  for (const [row, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    const key = row && rollup.via ? row[rollup.via.name] : null
    if (!row || key === null || key === undefined || !holds(rollup.where, row, {})) continue
    differences.set(key, (differences.get(key) ?? 0) + sign * amountOf(rollup, row))
  }
  return [...differences].filter(([, difference]) => difference !== 0)
}

/** In the column's unit: money is summed in cents. */
function amountOf({ of }: RollupModel, row: RecordValues): number {
  if (!of) return 1
  const value = Number(row[of.name] ?? 0)
  return of.store === 'cents' ? (cents(value) ?? 0) : value
}

/** Recomputes every rollup: after seeding, and when schemas changed. */
export async function recountRollups(trx: Trx, catalogue: Catalogue): Promise<void> {
  for (const { resource, field, rollup } of rollupsOf(catalogue)) {
    const { rows, via, of, where } = rollup
    const total = of ? sql`coalesce(sum(${column(of.name)}), 0)` : sql`count(*)`
    const joined = keyColumns(resource).map(name => {
      const rowColumn = name === resource.key.name ? (via?.name ?? name) : name
      return sql`${column(rowColumn)} = ${sql.ref(`o.${name}`)}`
    })
    const own = sql`select ${total} from ${sql.table(rows.table)} as t where ${sql.join(joined, sql` and `)} and ${column('_DELETED_AT')} is null and ${whereOf(where, rows)}`
    const each = sql.ref(field.name)
    await sql`update ${sql.table(resource.table)} as o set ${each} = (${own}) where ${each} is distinct from (${own})`.execute(
      trx,
    )
  }
}

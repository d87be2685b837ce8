import { cents } from '../../src/base/money'
import type { Catalogue, FieldModel, Resource, Tallied } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import type { Trx } from '../db/db'
import { sql } from '../db/fragment'
import { column } from './condition'
import type { RecordValues, RequestContext } from './requestContext'
import { keyColumns } from './tables'
import { whereOf } from './where'

interface Kept {
  readonly resource: Resource
  readonly field: FieldModel
  readonly tally: Tallied
}
const known = new WeakMap<Catalogue, ReadonlyMap<Resource, readonly Kept[]>>()

/** The rollups of all resources over the rows of one. */
function keptOver(catalogue: Catalogue, rows: Resource): readonly Kept[] {
  const before = known.get(catalogue)
  if (before) return before.get(rows) ?? []
  const made = new Map<Resource, Kept[]>()
  for (const kept of talliesOf(catalogue)) {
    made.set(kept.tally.rows, [...(made.get(kept.tally.rows) ?? []), kept])
  }
  known.set(catalogue, made)
  return made.get(rows) ?? []
}

const talliesOf = (catalogue: Catalogue): Kept[] =>
  [...catalogue.resources.values()].flatMap(resource =>
    resource.computed.flatMap(field =>
      field.rollup ? [{ resource, field, tally: field.rollup }] : [],
    ),
  )

/** Whether a change of these rows may change a rollup of the target. */
export const movesNumbersOf = (catalogue: Catalogue, rows: Resource, target: Resource): boolean =>
  keptOver(catalogue, rows).some(({ resource }) => resource === target)

/** A row before and after a change; absent before a create or after a delete. */
export interface Turned {
  readonly before?: RecordValues | undefined
  readonly after?: RecordValues | undefined
}

/**
 * Updates rollups by the difference that one row makes, in the transaction of the change: one addition by
 * primary key, which concurrent writers cannot lose. The target's version stays.
 */
export async function keepRollups(
  trx: Trx,
  { records, resource: rows }: Pick<RequestContext, 'records' | 'resource'>,
  turned: Turned,
): Promise<void> {
  for (const { resource, field, tally } of keptOver(records.catalogue, rows)) {
    for (const [key, by] of movesOf(tally, turned)) {
      const row = turned.after ?? turned.before ?? {}
      const where = keyColumns(resource).map(name => {
        const value = name === resource.key.name ? key : row[name]
        return sql`${sql.ref(name)} = ${value}`
      })
      const own = sql.ref(field.name)
      await sql`update ${sql.table(resource.table)} set ${own} = coalesce(${own}, 0) + ${by} where ${sql.join(where, sql` and `)}`.execute(
        trx,
      )
    }
  }
}

/** The differences that a change makes to the rollups of records. */
function movesOf(tally: Tallied, { before, after }: Turned): [key: unknown, by: number][] {
  const moves = new Map<unknown, number>()
  for (const [row, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    const key = row && tally.via ? row[tally.via.name] : null
    if (!row || key === null || key === undefined || !holds(tally.where, row, {})) continue
    moves.set(key, (moves.get(key) ?? 0) + sign * amountOf(tally, row))
  }
  return [...moves].filter(([, by]) => by !== 0)
}

/** In the column's unit: money is summed in cents. */
function amountOf({ of }: Tallied, row: RecordValues): number {
  if (!of) return 1
  const value = Number(row[of.name] ?? 0)
  return of.store === 'cents' ? (cents(value) ?? 0) : value
}

/** Recomputes every rollup: after seeding, and when schemas changed. */
export async function recountRollups(trx: Trx, catalogue: Catalogue): Promise<void> {
  for (const { resource, field, tally } of talliesOf(catalogue)) {
    const { rows, via, of, where } = tally
    const total = of ? sql`coalesce(sum(${column(of.name)}), 0)` : sql`count(*)`
    const joined = keyColumns(resource).map(name => {
      const there = name === resource.key.name ? (via?.name ?? name) : name
      return sql`${column(there)} = ${sql.ref(`o.${name}`)}`
    })
    const own = sql`select ${total} from ${sql.table(rows.table)} as t where ${sql.join(joined, sql` and `)} and ${column('_DELETED_AT')} is null and ${whereOf(where, rows)}`
    const kept = sql.ref(field.name)
    await sql`update ${sql.table(resource.table)} as o set ${kept} = (${own}) where ${kept} is distinct from (${own})`.execute(
      trx,
    )
  }
}

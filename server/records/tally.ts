import { cents } from '../../src/domain/money'
import { holds } from '../../src/model/evaluate'
import type { Catalogue, FieldModel, Resource } from '../../src/model/resource'
import type { Tallied } from '../../src/model/tally'
import type { Trx } from '../db/db'
import { sql } from '../db/fragment'
import { column } from './condition'
import type { Asking, Values } from './context'
import { keyColumns } from './tables'
import { whereOf } from './where'

interface Kept {
  readonly resource: Resource
  readonly field: FieldModel
  readonly tally: Tallied
}
const known = new WeakMap<Catalogue, ReadonlyMap<Resource, readonly Kept[]>>()

/** The tallies of all resources, by the resource whose rows they go over. */
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
      field.tally ? [{ resource, field, tally: field.tally }] : [],
    ),
  )

/** Whether a change of one of these rows may move a number that records of the target keep. */
export const movesNumbersOf = (catalogue: Catalogue, rows: Resource, target: Resource): boolean =>
  keptOver(catalogue, rows).some(({ resource }) => resource === target)

/** A row as it was and as it is; absent where it was not there, or is there no longer. */
export interface Turned {
  readonly before?: Values | undefined
  readonly after?: Values | undefined
}

/**
 * Moves the tallies over a resource by what one of its rows changed, in the transaction of the change:
 * one addition by primary key, which two writers at once cannot lose. The record that keeps the number
 * is not written by anybody: its version stays.
 */
export async function keepTallies(
  trx: Trx,
  { records, resource: rows }: Pick<Asking, 'records' | 'resource'>,
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

/** By how much a change of a row moves which records' numbers. */
function movesOf(tally: Tallied, { before, after }: Turned): [key: unknown, by: number][] {
  const moves = new Map<unknown, number>()
  for (const [row, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    const key = row && tally.by ? row[tally.by.name] : null
    if (!row || key === null || key === undefined || !holds(tally.where, row, {})) continue
    moves.set(key, (moves.get(key) ?? 0) + sign * amountOf(tally, row))
  }
  return [...moves].filter(([, by]) => by !== 0)
}

/** In the measure of the column: money adds up in cents. */
function amountOf({ of }: Tallied, row: Values): number {
  if (!of) return 1
  const value = Number(row[of.name] ?? 0)
  return of.store === 'cents' ? (cents(value) ?? 0) : value
}

/** Reckons every tally anew: after a seed, and when the schemas have changed. */
export async function recountTallies(trx: Trx, catalogue: Catalogue): Promise<void> {
  for (const { resource, field, tally } of talliesOf(catalogue)) {
    const { rows, by, of, where } = tally
    const total = of ? sql`coalesce(sum(${column(of.name)}), 0)` : sql`count(*)`
    const joined = keyColumns(resource).map(name => {
      const there = name === resource.key.name ? (by?.name ?? name) : name
      return sql`${column(there)} = ${sql.ref(`o.${name}`)}`
    })
    const own = sql`select ${total} from ${sql.table(rows.table)} as t where ${sql.join(joined, sql` and `)} and ${column('_DELETED_AT')} is null and ${whereOf(where, rows)}`
    const kept = sql.ref(field.name)
    await sql`update ${sql.table(resource.table)} as o set ${kept} = (${own}) where ${kept} is distinct from (${own})`.execute(
      trx,
    )
  }
}

import type { Resource } from '../../../src/model/fields/resource'
import { exactTotal } from '../../../src/model/lists/query/parseQuery'
import { type Db, fromRows, type SqlCondition, sql } from '../../db/db'

/** The number of rows that meet a condition, counted up to `exactTotal` + 1. */
export async function countRows(db: Db, resource: Resource, where: SqlCondition): Promise<number> {
  const { known, note: remember } = await rememberedTotal(db, resource, where)
  return known ?? remember(await count(db, resource, where))
}

/** The remembered total since the last write, valid as of this call. */
export async function rememberedTotal(
  db: Db,
  { table }: Pick<Resource, 'table'>,
  { texts, values }: Pick<SqlCondition, 'texts' | 'values'>,
) {
  const totals = await currentTotals(db)
  const name = JSON.stringify([table, texts, values])
  const remember = (total: number) => {
    if (totals && totals.size < MOST) totals.set(name, total)
    return total
  }
  return { known: totals?.get(name), note: remember }
}

interface RememberedTotals {
  readonly version: number | string
  readonly totals: Map<string, number>
}

const MOST = 1_000
const remembered = new WeakMap<Db, RememberedTotals>()

/** Everything is forgotten once the database reports a write. */
async function currentTotals(db: Db) {
  const version = await db.written?.()
  if (version === undefined) return undefined
  const known = remembered.get(db)
  if (known?.version === version) return known.totals
  const fresh = { version, totals: new Map<string, number>() }
  remembered.set(db, fresh)
  return fresh.totals
}

async function count(db: Db, resource: Resource, where: SqlCondition) {
  const limit = exactTotal + 1
  const counted = sql`select count(*) as n from (select 1 ${fromRows(resource, where)} limit ${limit}) as capped`
  const { rows } = await counted.execute(db.read)
  return Number(rows[0]?.n ?? 0)
}

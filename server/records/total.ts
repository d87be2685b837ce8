import type { Resource } from '../../src/model/resource'
import type { Db } from '../db/db'
import { sql } from '../db/fragment'
import type { Condition } from './condition'

/** Totals are exact up to here, then marked "at least": counting a wide list costs more than its page. */
export const exactTotal = 1_000

/** How many rows meet a condition, counted no further than `exactTotal` and one. */
export async function countRows(db: Db, resource: Resource, where: Condition): Promise<number> {
  const version = db.written?.()
  if (version === undefined) return count(db, resource, where)
  const known = knownSince(db, version)
  const name = JSON.stringify([resource.table, where.texts, where.values])
  const total = known.get(name) ?? (await count(db, resource, where))
  if (known.size < MOST) known.set(name, total)
  return total
}

interface Known {
  readonly version: number
  readonly totals: Map<string, number>
}

const MOST = 1_000
const remembered = new WeakMap<Db, Known>()

/** The embedded database itself says whether anything was written since; then all is forgotten. */
function knownSince(db: Db, version: number) {
  const known = remembered.get(db)
  if (known?.version === version) return known.totals
  const fresh = { version, totals: new Map<string, number>() }
  remembered.set(db, fresh)
  return fresh.totals
}

async function count(db: Db, resource: Resource, where: Condition) {
  const limit = exactTotal + 1
  const counted = sql<{
    n: number
  }>`select count(*) as n from (select 1 from ${sql.table(resource.table)} as t where ${where} limit ${limit}) as capped`
  const { rows } = await counted.execute(db.read)
  return Number(rows[0]?.n ?? 0)
}

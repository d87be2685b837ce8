import { policyOf } from '../../src/model/access'
import { tabsFor } from '../../src/model/listTabs'
import type { Row } from '../db/db'
import { sql } from '../db/fragment'
import { column } from './condition'
import type { Asking } from './context'
import { demand } from './forbid'
import { conditionOf } from './list'
import { readFilter } from './listQuery'
import { notFound } from './read'

export interface Sum {
  readonly count: number
  /** In dollars; absent for who may not read the amounts. */
  readonly sum?: number
  /** States whose rows are counted and not added up. */
  readonly without?: readonly string[]
}

/** How many rows stand in each state under a filter, and what they come to; `all` as the schema says. */
export async function summarise(asking: Asking, filter: unknown): Promise<Record<string, Sum>> {
  const { resource, me, records } = asking
  demand(asking, 'read')
  const words = resource.schema.list?.summary
  const { tabs } = resource.list
  if (!words || typeof tabs !== 'string') throw notFound()
  const { tab: _, ...rest } = (filter ?? {}) as Record<string, unknown>
  const { where } = await conditionOf(asking, readFilter(rest, resource, me))
  const amount = policyOf(resource, me).readable.has(words.sum) ? words.sum : undefined
  const sum = amount === undefined ? sql`0` : sql`sum(${column(amount)})`
  const query = sql<Row>`select ${column(tabs)} as "TAB", count(*) as "N", ${sum} as "S" from ${sql.table(resource.table)} as t where ${where} group by ${column(tabs)}`
  const { rows } = await query.execute(records.db.read)
  const found = new Map(rows.map(row => [String(row.TAB), row]))
  const told = (ids: readonly string[], money: readonly string[]): Sum => ({
    count: added(ids.map(id => found.get(id)?.N)),
    ...(amount !== undefined && { sum: added(money.map(id => found.get(id)?.S)) / 100 }),
  })
  const open = new Set(tabsFor(resource, me))
  const shown = words.of.map(String).filter(id => open.has(id))
  const all = [...found.keys()]
  const total = words.total?.map(String) ?? all
  const without = all.filter(id => !total.includes(id) && open.has(id))
  return {
    all: {
      ...told(all, total),
      ...(amount !== undefined && without.length > 0 && { without }),
    },
    ...Object.fromEntries(shown.map(id => [id, told([id], [id])])),
  }
}

const added = (values: readonly unknown[]) =>
  values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0)

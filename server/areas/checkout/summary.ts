import { policyOf } from '../../../src/model/access/access'
import { tabsFor } from '../../../src/model/lists/listTabs'
import { summaryFeature } from '../../../src/schemas/features/checkout'
import { demand } from '../../access/permissions'
import type { JsonObject } from '../../base/json'
import { column, fromRows, sql } from '../../db/db'
import { conditionListOf, readFilter } from '../../query/list/listQuery'
import type { RequestContext } from '../../query/requestContext'
import { conditionOf } from '../../read/list'
import { recordNotFound } from '../../read/read'

interface Sum {
  readonly count: number
  /** In dollars; absent if the reader may not see the amounts. */
  readonly sum?: number
  /** States whose rows are counted but not summed. */
  readonly without?: readonly string[]
}

/** Number of rows per state under a filter, with their sums; `all` follows the schema. */
export async function summarise(
  request: RequestContext,
  filter: unknown,
): Promise<Record<string, Sum>> {
  const { resource, me, records } = request
  demand(request, 'read')
  const words = summaryFeature.of(resource.schema)
  const { tabs } = resource.list
  if (!words || typeof tabs !== 'string') throw recordNotFound()
  const { tab: _, ...rest } = (filter ?? {}) as JsonObject
  const { where } = await conditionOf(request, readFilter(rest, conditionListOf(request)))
  const amount = policyOf(resource, me).readable.has(words.sum) ? words.sum : undefined
  const sum = amount === undefined ? sql`0` : sql`sum(${column(amount)})`
  const query = sql`select ${column(tabs)} as "TAB", count(*) as "N", ${sum} as "S" ${fromRows(resource, where)} group by ${column(tabs)}`
  const { rows } = await query.execute(records.db.read)
  const found = new Map(rows.map(row => [String(row.TAB), row]))
  const sumOf = (ids: readonly string[], money: readonly string[]): Sum => ({
    count: addUp(ids.map(id => found.get(id)?.N)),
    ...(amount !== undefined && { sum: addUp(money.map(id => found.get(id)?.S)) / 100 }),
  })
  const open = new Set(tabsFor(resource, me))
  const shown = words.values.map(String).filter(id => open.has(id))
  const all = [...found.keys()]
  const total = words.total?.map(String) ?? all
  const without = all.filter(id => !total.includes(id) && open.has(id))
  return {
    all: {
      ...sumOf(all, total),
      ...(amount !== undefined && without.length > 0 && { without }),
    },
    ...Object.fromEntries(shown.map(id => [id, sumOf([id], [id])])),
  }
}

const addUp = (values: readonly unknown[]) =>
  values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0)

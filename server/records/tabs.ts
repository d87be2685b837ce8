import { tabsFor } from '../../src/model/listTabs'
import type { Asking } from './context'
import { demand } from './forbid'
import { conditionOf } from './list'
import { readFilter } from './listQuery'
import { countRows, exactTotal } from './total'

export interface TabCount {
  readonly count: number
  readonly atLeast: boolean
}

/** How many rows stand behind each tab of the list under a filter, and behind all of them. */
export async function countTabs(
  asking: Asking,
  filter: unknown,
): Promise<Record<string, TabCount>> {
  const { resource, me, records } = asking
  demand(asking, 'read')
  const { tab: _, ...rest } = (filter ?? {}) as Record<string, unknown>
  const counts: Record<string, TabCount> = {}
  for (const tab of ['all', ...tabsFor(resource, me)]) {
    const query = readFilter(tab === 'all' ? rest : { ...rest, tab }, resource, me)
    const { where, total } = await conditionOf(asking, query)
    const count = total ?? (await countRows(records.db, resource, where))
    counts[tab] = { count: Math.min(count, exactTotal), atLeast: count > exactTotal }
  }
  return counts
}

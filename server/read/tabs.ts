import { tabsFor } from '../../src/model/lists/listTabs'
import { demand } from '../access/permissions'
import type { JsonObject } from '../base/json'
import { readFilter } from '../query/list/listQuery'
import { countRows, exactTotal } from '../query/list/total'
import type { RequestContext } from '../query/requestContext'
import { conditionOf } from './list'

interface TabCount {
  readonly count: number
  readonly atLeast: boolean
}

/** Number of rows behind each tab under a filter, and in total. */
export async function countTabs(
  request: RequestContext,
  filter: unknown,
): Promise<Record<string, TabCount>> {
  const { resource, me, records } = request
  demand(request, 'read')
  const { tab: _, ...rest } = (filter ?? {}) as JsonObject
  const counts: Record<string, TabCount> = {}
  for (const tab of ['all', ...tabsFor(resource, me)]) {
    const query = readFilter(tab === 'all' ? rest : { ...rest, tab }, resource, me)
    const { where, total } = await conditionOf(request, query)
    const count = total ?? (await countRows(records.db, resource, where))
    counts[tab] = { count: Math.min(count, exactTotal), atLeast: count > exactTotal }
  }
  return counts
}

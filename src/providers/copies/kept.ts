import type { GetListParams, GetListResult } from 'ra-core'
import { tabsFor } from '../../model/lists/listTabs'
import { exactTotal } from '../../model/lists/query/parseQuery'
import type { TabCounts, TabCountView } from '../dataProvider/extras'
import type { RecordRow, WireRow } from '../dataProvider/local/rowIdentity'
import { type CopyBox, createCopyBox } from '../session/copyBox'
import { answerList, countList } from './answer'
import type { CopiesConfig } from './copies'
import { type ListCopy, titlesFor } from './copy'
import { CopyKeeper } from './keeper'
import type { CopyParts } from './read'

/** The answers of copied lists, as the server would give them; undefined where only the server knows them. */
export function createKept(
  config: CopiesConfig,
  parts: CopyParts,
  box: CopyBox = createCopyBox(config.storage),
) {
  const keeper = new CopyKeeper(config, parts, box)
  const listOf = ({ resource }: ListCopy) => {
    const me = keeper.me()
    return me && { resource, me, catalogue: parts.catalogue }
  }
  const answered = (
    copy: ListCopy | undefined,
    params: GetListParams,
  ): GetListResult | undefined => {
    const list = copy && listOf(copy)
    const found = list && attempt(() => answerList(copy, list, params))
    if (!found) return undefined
    const data = [...found.rows]
    if (params.meta?.list === true) parts.onTitles?.(titlesFor(copy, data))
    if (found.total <= exactTotal) return { data, total: found.total }
    const { page = 1, perPage = 10 } = params.pagination ?? {}
    const pageInfo = { hasNextPage: page * perPage < found.total, hasPreviousPage: page > 1 }
    return { data, pageInfo, meta: { atLeast: exactTotal } }
  }
  return {
    keep: (name: string) => keeper.keep(name),
    /** The list, read where only the server knows it; without the network as it was last known. */
    async list(name: string, params: GetListParams, read: () => Promise<GetListResult>) {
      const answer = (isBehind = false) => answered(keeper.usable(name, isBehind), params)
      return (
        answer() ??
        read().catch(error => {
          if (error?.status === 401 || error?.status === 403) keeper.refused(name)
          const behind = error?.status === 0 && answer(true)
          if (behind) return behind
          throw error
        })
      )
    },
    /** The records of these ids that the person may read. */
    many(name: string, ids: readonly unknown[]): RecordRow[] | undefined {
      const copy = keeper.usable(name)
      return copy && ids.flatMap(id => copy.rows.get(String(id)) ?? [])
    },
    tabs(name: string, filter: WireRow): TabCounts | undefined {
      const copy = keeper.usable(name)
      const list = copy && listOf(copy)
      if (!list) return undefined
      const { tab: _, ...rest } = filter
      const counts: Record<string, TabCountView> = {}
      for (const tab of ['all', ...tabsFor(copy.resource, list.me)]) {
        const asked = tab === 'all' ? rest : { ...rest, tab }
        const count = attempt(() => countList(copy, list, asked))
        if (count === undefined) return undefined
        counts[tab] = { count: Math.min(count, exactTotal), atLeast: count > exactTotal }
      }
      return counts
    },
  }
}

/** A question that cannot be asked is refused by the server, in the reader's language. */
function attempt<Found>(find: () => Found): Found | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}

import type { GetListParams, GetListResult, GetOneResult } from 'ra-core'
import { tabsFor } from '../../model/lists/listTabs'
import { exactTotal } from '../../model/lists/query/parseQuery'
import type { TabCounts, TabCountView } from '../dataProvider/extras'
import type { RecordRow, WireRow } from '../dataProvider/local/rowIdentity'
import { type CopyBox, createCopyBox } from '../session/copyBox'
import { answerList, countList } from './answer'
import type { CopiesConfig } from './copies'
import { type ListCopy, titlesFor } from './copy'
import { CopyKeeper } from './keeper'
import { type CopyParts, isRefused } from './read'
import { openedRow } from './record'

interface Question<Found> {
  readonly answer: (copy: ListCopy) => Found | undefined
  readonly read: () => Promise<Found>
}

/** The answers of copied lists, as the server would give them; undefined where only the server knows them. */
export function createCopiedLists(
  config: CopiesConfig,
  parts: CopyParts,
  box: CopyBox = createCopyBox(config.storage),
) {
  const keeper = new CopyKeeper(config, parts, box)
  const listOf = ({ resource }: ListCopy) => {
    const me = keeper.me()
    return me && { resource, me, catalogue: parts.catalogue }
  }
  const answered = (copy: ListCopy, params: GetListParams): GetListResult | undefined => {
    const list = listOf(copy)
    const found = list && attempt(() => answerList(copy, list, params))
    if (!found) return undefined
    const data = [...found.rows]
    if (params.meta?.list === true) parts.onTitles?.(titlesFor(copy, data))
    if (found.total <= exactTotal) return { data, total: found.total }
    const { page = 1, perPage = 10 } = params.pagination ?? {}
    const pageInfo = { hasNextPage: page * perPage < found.total, hasPreviousPage: page > 1 }
    return { data, pageInfo, meta: { atLeast: exactTotal } }
  }
  const opened = (copy: ListCopy, id: unknown): GetOneResult | undefined => {
    const list = listOf(copy)
    const row = copy.rows.get(String(id))
    const data = list && row ? openedRow(list, row) : undefined
    return data && { data }
  }
  /** Answers of the copy; the rest is read from the server, or without the network from the last known state. */
  async function known<Found>(name: string, { answer, read }: Question<Found>): Promise<Found> {
    const fromCopy = (isBehind = false) => {
      const copy = keeper.usable(name, isBehind)
      return copy && answer(copy)
    }
    return (
      fromCopy() ??
      read().catch(error => {
        if (isRefused(error)) keeper.refused(name)
        const behind = error?.status === 0 && fromCopy(true)
        if (behind) return behind
        throw error
      })
    )
  }
  return {
    keep: (name: string) => keeper.keep(name),
    list: (name: string, params: GetListParams, read: () => Promise<GetListResult>) =>
      known(name, { answer: copy => answered(copy, params), read }),
    one: (name: string, id: unknown, read: () => Promise<GetOneResult>) =>
      known(name, { answer: copy => opened(copy, id), read }),
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

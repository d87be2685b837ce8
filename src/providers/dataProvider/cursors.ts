import type { GetListParams } from 'ra-core'

export interface PageCursors {
  readonly next?: string
  readonly previous?: string
}
type Query = Pick<GetListParams, 'filter' | 'sort' | 'pagination'>

const LISTS = 30

/** Remembers the cursors of each page's neighbours, so that paging needs no offset. */
export function createCursors() {
  const lists = new Map<string, Map<number, PageCursors>>()
  return {
    remember(list: string, query: Query, cursors: PageCursors) {
      const key = keyOf(list, query)
      const pages = lists.get(key) ?? new Map<number, PageCursors>()
      lists.delete(key)
      lists.set(key, pages.set(pageOf(query), cursors))
      const [oldest] = lists.keys()
      if (lists.size > LISTS && oldest !== undefined) lists.delete(oldest)
    },
    /** Query parameters that lead from a known neighbour to this page; empty for a jump. */
    leadingTo(list: string, query: Query): Readonly<Record<string, string>> {
      const pages = lists.get(keyOf(list, query))
      const after = pages?.get(pageOf(query) - 1)?.next
      const before = pages?.get(pageOf(query) + 1)?.previous
      if (pageOf(query) === 1) return {}
      return after ? { after } : before ? { before } : {}
    },
  }
}

const pageOf = ({ pagination }: Query) => pagination?.page ?? 1
const keyOf = (list: string, { filter, sort, pagination }: Query) =>
  JSON.stringify([list, filter, sort, pagination?.perPage])

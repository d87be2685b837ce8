import { withoutPrefix } from '../../../kinds/id/data'
import { type Me, policyOf } from '../../access/access'
import { longestSearch } from '../../endpoints/search'
import type { Resource, Sort, SortKey } from '../../fields/resource'
import { bindMe } from '../../rules/evaluate'
import { always, type Node, parseRule } from '../../rules/rule'
import type { ConditionList } from '../askable'
import { maxOffset, maySort, mostSorted, sortFor } from '../listState'
import { tabsFor } from '../listTabs'
import { readConditions } from './conditions'
import { ListFault } from './listFault'

export const maxPage = 200

/** Totals are exact up to here, then "at least": counting a wide list costs more than its page. */
export const exactTotal = 1_000

export interface ListQuery {
  readonly where: Node
  readonly words: readonly string[]
  /** The rows are found without an index, within a time limit. */
  readonly isUnindexed?: boolean
  readonly sort: Sort
  readonly offset: number
  readonly limit: number
  readonly cursor?: { readonly direction: 'after' | 'before'; readonly token: string }
}

/** Reads `filter`, `sort`, `range`, `after` and `before`; names that the person may not use answer 400. */
export function parseListQuery(
  query: Readonly<Record<string, string | undefined>>,
  list: ConditionList,
): ListQuery {
  const { resource, me } = list
  const sort = sortOf(query.sort, resource, me)
  const asked = parseFilter(json(query.filter, 'badFilter'), list)
  // No index holds both columns of an order.
  const filter = sort.next ? { ...asked, isUnindexed: true } : asked
  const page = rangeOf(query.range)
  const token = query.after ?? query.before
  if (!token && page.offset > maxOffset) throw new ListFault('pageTooDeep', { max: maxOffset })
  if (!token) return { ...filter, sort, ...page }
  if (token.length > 2000) throw new ListFault('badCursor')
  return {
    ...filter,
    sort,
    ...page,
    cursor: { direction: query.after ? 'after' : 'before', token },
  }
}

/** A filter as a rule and search words. */
export function parseFilter(
  value: unknown,
  list: ConditionList,
): Pick<ListQuery, 'where' | 'words' | 'isUnindexed'> {
  const { resource, me } = list
  if (value === undefined || value === null) return { where: always, words: [] }
  if (typeof value !== 'object' || Array.isArray(value)) throw new ListFault('badFilter')
  const { q, tab, ...rest } = value as Readonly<Record<string, unknown>>
  const { nodes, isUnindexed } = readConditions(rest, list)
  if (tab !== undefined) nodes.push(tabNode(tab, list))
  return { where: bindMe({ all: nodes }, me), words: wordsOf(q, resource), isUnindexed }
}

/** The prefix people write before a record's number. */
const prefixOf = ({ key: { id } }: Resource) => (id?.search && id.prefix) || ''

function wordsOf(q: unknown, resource: Resource): string[] {
  if (q === undefined || q === null || q === '') return []
  if (typeof q !== 'string' || q.length > longestSearch) throw new ListFault('badSearch')
  if (resource.searched.length === 0) throw new ListFault('unknownFilter', { name: 'q' })
  return q
    .split(/\s+/)
    .map(word => withoutPrefix(word, prefixOf(resource)))
    .filter(Boolean)
    .slice(0, 8)
}

function tabNode(tab: unknown, list: ConditionList): Node {
  const { resource, me } = list
  const unknown = () =>
    new ListFault('unknownFilter', {
      name: typeof tab === 'string' ? `tab=${tab.slice(0, 50)}` : 'tab',
    })
  const { tabs } = resource.list
  if (typeof tab !== 'string' || tabs === undefined) throw unknown()
  if (typeof tabs === 'string') return { all: readConditions({ [tabs]: tab }, list).nodes }
  const found = tabs.find(({ id }) => id === tab)
  if (!found || !tabsFor(resource, me).includes(tab)) throw unknown()
  return parseRule(found.where)
}

function sortOf(text: string | undefined, resource: Resource, me: Me): ListQuery['sort'] {
  if (text === undefined) return sortFor(resource, me)
  const sort = json(text, 'badSort')
  if (!Array.isArray(sort) || (sort.length !== 2 && sort.length !== 4))
    throw new ListFault('badSort')
  const key = ([field, order]: readonly unknown[]): SortKey => {
    if (typeof field !== 'string') throw new ListFault('badSort')
    if (!maySort(field, { resource, me })) throw unknownSort(field, resource, me)
    if (order !== 'ASC' && order !== 'DESC') throw new ListFault('badSort')
    return { field, order }
  }
  const first = key(sort.slice(0, 2))
  if (sort.length === 2) return first
  const next = key(sort.slice(2))
  if (next.field === first.field) throw new ListFault('badSort')
  // The key leaves no rows equal.
  return first.field === resource.key.name ? first : { ...first, next }
}

/** Names the columns that any number of rows can be sorted by. */
export function unknownSort(name: string, resource: Resource, me: Me): ListFault {
  const { readable } = policyOf(resource, me)
  const known = [...resource.sortIndexed].filter(each => readable.has(each)).join(', ')
  return new ListFault('unknownSort', { name: name.slice(0, 50), known, max: mostSorted })
}

function rangeOf(text: string | undefined): { offset: number; limit: number } {
  if (text === undefined) return { offset: 0, limit: maxPage }
  const range = json(text, 'badRange')
  if (!Array.isArray(range) || range.length !== 2) throw new ListFault('badRange', { max: maxPage })
  const [from, to] = (range as unknown[]).map(place => (Number.isSafeInteger(place) ? place : -1))
  const [offset, last] = [from as number, to as number]
  const limit = last - offset + 1
  if (offset < 0 || limit < 1 || limit > maxPage) throw new ListFault('badRange', { max: maxPage })
  return { offset, limit }
}

function json(text: string | undefined, code: string): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ListFault(code, code === 'badRange' ? { max: maxPage } : undefined)
  }
}

import { policyOf } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import type { Db } from '../db/db'
import { readChildrenOf } from './children'
import { both, type Condition } from './condition'
import type { Asking, Values } from './context'
import { cursorMaker, type Walk, withSort } from './cursor'
import { demand } from './forbid'
import type { ListQuery } from './listQuery'
import { listView } from './listView'
import { pageRows } from './pageRows'
import { presentChildren } from './read'
import { readScope } from './scope'
import { type Found, searchOf } from './search'
import { countRows, exactTotal } from './total'
import { whereOf } from './where'

export interface Page {
  readonly records: readonly Record<string, unknown>[]
  readonly total: number
  readonly atLeast: boolean
  readonly cursors: { readonly next?: string; readonly previous?: string }
}

/** One page of what this person may read, with its total. */
export async function listRecords(asking: Asking, query: ListQuery): Promise<Page> {
  const { resource, me, records } = asking
  const page = await readPage(asking, query)
  const { where, columns, view, rows, known } = page
  const total = known ?? (await totalOf(records.db, resource, { query, where, found: rows.length }))
  const found = rows.map(view.read)
  await readChildrenOf(records.db, resource, { records: found, fields: view.children })
  const first = query.cursor ? rows[0] : query.offset > 0 ? rows[0] : undefined
  const last = rows.length === query.limit ? rows.at(-1) : undefined
  const cursor = cursorMaker(resource, query, columns)
  const next = cursor(last)
  const previous = cursor(first)
  return {
    records: found.map(record => presentChildren(resource, me, record)),
    total: Math.min(total, exactTotal + 1),
    atLeast: total > exactTotal,
    cursors: { ...(next && { next }), ...(previous && { previous }) },
  }
}

/** The rows of a page as its list tells them, without child rows; nothing is counted. */
export async function firstRecords(asking: Asking, query: ListQuery): Promise<Values[]> {
  const { rows, view } = await readPage(asking, query)
  return rows.map(view.read)
}

async function readPage(asking: Asking, query: ListQuery) {
  const { resource, me, records } = asking
  demand(asking, 'read')
  const view = listView(resource, policyOf(resource, me))
  const { where, total: known, gathers } = await conditionOf(asking, query, query)
  const columns = withSort(resource, query.sort, view.columns)
  const exact = known !== undefined && known <= exactTotal ? known : undefined
  const paging = { query, where, columns, total: exact, gathers }
  const rows = await pageRows(records.db, resource, paging)
  return { where, columns, view, rows, known }
}

/** Filter, search and the rows there are for this person, as one condition. */
export async function conditionOf(
  { resource, me, records }: Asking,
  query: Pick<ListQuery, 'where' | 'words'>,
  walk?: Walk,
): Promise<Found> {
  const among = both([readScope(resource, me), whereOf(query.where, resource)])
  if (query.words.length === 0) return { where: among }
  return searchOf(records.db, { resource, me, words: query.words, among, walk })
}

interface Counting {
  readonly query: ListQuery
  readonly where: Condition
  readonly found: number
}
async function totalOf(db: Db, resource: Resource, { query, where, found }: Counting) {
  const { offset, limit, cursor } = query
  const ended = !cursor && found < limit && (found > 0 || offset === 0)
  return ended ? offset + found : countRows(db, resource, where)
}

import { policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { demand } from '../access/permissions'
import type { Db } from '../db/db'
import { readChildrenOf } from '../query/children'
import { allConditions, type SqlCondition } from '../query/condition'
import { cursorMaker, type PageQuery, withSort } from '../query/list/cursor'
import type { ListQuery } from '../query/list/listQuery'
import { pageRows } from '../query/list/pageRows'
import { type FoundRows, searchOf } from '../query/list/search'
import { countRows, exactTotal } from '../query/list/total'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'
import { whereOf } from '../query/where'
import { listColumns } from './listColumns'
import { presentChildren } from './read'

interface Page {
  readonly records: readonly RecordDraft[]
  readonly total: number
  readonly atLeast: boolean
  readonly cursors: { readonly next?: string; readonly previous?: string }
}

export async function listRecords(request: RequestContext, query: ListQuery): Promise<Page> {
  const { resource, me, records } = request
  const page = await readPage(request, query)
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

/** The rows of a page in list form, without child rows or total. */
export async function firstRecords(
  request: RequestContext,
  query: ListQuery,
): Promise<RecordValues[]> {
  const { rows, view } = await readPage(request, query)
  return rows.map(view.read)
}

async function readPage(request: RequestContext, query: ListQuery) {
  const { resource, me, records } = request
  demand(request, 'read')
  const view = listColumns(resource, policyOf(resource, me))
  const { where, total: known, sortsAll } = await conditionOf(request, query, query)
  const columns = withSort(resource, query.sort, view.columns)
  const exact = known !== undefined && known <= exactTotal ? known : undefined
  const paging = { query, where, columns, total: exact, sortsAll }
  const rows = await pageRows(records.db, resource, paging)
  return { where, columns, view, rows, known }
}

/** Filter, search and readable rows as one condition. */
export async function conditionOf(
  { resource, me, records }: RequestContext,
  query: Pick<ListQuery, 'where' | 'words'>,
  page?: PageQuery,
): Promise<FoundRows> {
  const scope = allConditions([readScope(resource, me), whereOf(query.where, resource)])
  if (query.words.length === 0) return { where: scope }
  return searchOf(records.db, { resource, me, words: query.words, scope, page })
}

interface TotalQuery {
  readonly query: ListQuery
  readonly where: SqlCondition
  readonly found: number
}
async function totalOf(db: Db, resource: Resource, { query, where, found }: TotalQuery) {
  const { offset, limit, cursor } = query
  const isLastPage = !cursor && found < limit && (found > 0 || offset === 0)
  return isLastPage ? offset + found : countRows(db, resource, where)
}

import { policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { mostSorted } from '../../src/model/lists/listState'
import { exactTotal, type ListQuery, unknownSort } from '../../src/model/lists/query/parseQuery'
import { demand } from '../access/permissions'
import { allConditions, type Db, type SqlCondition, sql } from '../db/db'
import { inTime } from '../query/asked'
import { readChildrenOf } from '../query/children'
import { cursorMaker, type PageQuery, withSort } from '../query/list/cursor'
import { listRefusal } from '../query/list/listQuery'
import { pageRows } from '../query/list/pageRows'
import { type FoundRows, searchOf } from '../query/list/search'
import { countRows } from '../query/list/total'
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
  const { where, columns, view, rows, known, db } = page
  const total = known ?? (await totalOf(db, resource, { query, where, found: rows.length }))
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
  const db = databaseFor(records.db, query)
  await demandSortable(db, request, { where, query })
  const rows = await pageRows(db, resource, paging)
  return { where, columns, view, rows, known, db }
}

/** Without an index, only a limited number of rows is sorted. */
export async function demandSortable(
  db: Db,
  { resource, me }: Pick<RequestContext, 'resource' | 'me'>,
  { where, query }: Pick<TotalQuery, 'where' | 'query'>,
) {
  if (resource.sortIndexed.has(query.sort.field)) return
  const table = sql.table(resource.table)
  const few = sql`select 1 from ${table} as t where ${where} limit ${mostSorted}`
  const { rows } = await sql`select count(*) as "N" from (${few}) as capped`.execute(db.read)
  if (Number(rows[0]?.N) >= mostSorted)
    throw listRefusal(unknownSort(query.sort.field, resource, me))
}

/** The database for what no index answers: with a time limit, beside other requests. */
export const databaseFor = (db: Db, { isUnindexed }: Pick<ListQuery, 'isUnindexed'>): Db =>
  isUnindexed ? (db.limited ?? db.aside ?? db) : db

/** Filter, search and readable rows as one condition. */
export async function conditionOf(
  request: Pick<RequestContext, 'resource' | 'me' | 'records'>,
  query: Pick<ListQuery, 'where' | 'words' | 'isUnindexed'>,
  page?: PageQuery,
): Promise<FoundRows> {
  const { resource, me, records } = request
  const scope = allConditions([
    readScope(resource, me),
    ...(query.isUnindexed ? inTime(records) : []),
    whereOf(query.where, resource, request),
  ])
  if (query.words.length === 0) return { where: scope }
  return searchOf(databaseFor(records.db, query), { resource, me, words: query.words, scope, page })
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

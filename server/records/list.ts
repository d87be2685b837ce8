import { policyOf } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import type { Db } from '../db/db'
import { readChildrenOf } from './children'
import { both, type Condition } from './condition'
import type { Asking } from './context'
import { cursorAt, sortColumn } from './cursor'
import { demand } from './forbid'
import type { ListQuery } from './listQuery'
import { listView } from './listView'
import { pageRows } from './pageRows'
import { presentChildren } from './read'
import { readScope } from './scope'
import { searchOf } from './search'
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
  demand(asking, 'read')
  const view = listView(resource, policyOf(resource, me))
  const where = await conditionOf(asking, query)
  const rows = await pageRows(records.db, resource, {
    query,
    where,
    columns: withSort(view.columns, sortColumn(resource, query.sort)),
  })
  const total = await totalOf(records.db, resource, { query, where, found: rows.length })
  const found = rows.map(view.read)
  await readChildrenOf(records.db.read, resource, { records: found, fields: view.children })
  const first = query.cursor ? rows[0] : query.offset > 0 ? rows[0] : undefined
  const last = rows.length === query.limit ? rows.at(-1) : undefined
  const next = cursorAt(resource, query, last)
  const previous = cursorAt(resource, query, first)
  return {
    records: found.map(record => presentChildren(resource, me, record)),
    total: Math.min(total, exactTotal + 1),
    atLeast: total > exactTotal,
    cursors: { ...(next && { next }), ...(previous && { previous }) },
  }
}

const withSort = (columns: readonly string[], sort: string) =>
  columns.includes(sort) ? columns : [...columns, sort]

/** Filter, search and the rows there are for this person, as one condition. */
export async function conditionOf(
  { resource, me, records }: Asking,
  query: Pick<ListQuery, 'where' | 'words'>,
): Promise<Condition> {
  const among = both([readScope(resource, me), whereOf(query.where, resource)])
  const search = await searchOf(records.db, { resource, words: query.words, among })
  return search ? both([among, search]) : among
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

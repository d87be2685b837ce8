import type { FieldModel } from '../../src/model/fields/resource'
import { fromRows, sql } from '../db/db'
import { readChildrenOf } from '../query/children'
import { cursorMaker, withSort } from '../query/list/cursor'
import { pageRows } from '../query/list/pageRows'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { tupleReader } from '../query/row'
import { ownerColumns } from '../query/tables'
import { conditionOf, demandSortable } from '../read/list'
import { beginPace } from './exportPace'
import type { ExportQuery } from './exportQuery'

const BATCH = 500

/**
 * Every row of the filtered list in order, in batches that each start where the previous one ended, so that a
 * long export holds no transaction.
 */
export async function* exportRows(
  request: RequestContext,
  { columns, query }: ExportQuery,
): AsyncGenerator<readonly RecordValues[]> {
  const { resource, records } = request
  const db = records.db.aside ?? records.db
  const { where } = await conditionOf(request, query)
  await demandSortable(db, request, { where, query })
  const stored = [...new Set([...keyFields(request), ...columns.filter(field => field.store)])]
  const withOrder = withSort(resource, query.sort, stored)
  const read = tupleReader(stored, withOrder)
  const cursor = cursorMaker(resource, query, withOrder)
  let place = {}
  const pace = beginPace()
  try {
    for (;;) {
      const rows = await pageRows(db, resource, {
        query: { ...query, offset: 0, limit: BATCH, ...place },
        where,
        columns: withOrder,
      })
      const found = rows.map(read)
      await readChildrenOf(db, resource, {
        records: found,
        fields: columns.filter(field => !field.store),
      })
      yield found
      const token = rows.length === BATCH && cursor(rows.at(-1))
      if (!token) return
      place = { cursor: { direction: 'after', token } }
      await pace.pause()
    }
  } finally {
    pace.end()
  }
}

/** Child rows are read by the record's key. */
const keyFields = ({ resource }: RequestContext): FieldModel[] =>
  ownerColumns(resource).flatMap(name => resource.fields.get(name) ?? [])

/** Whether an export exceeds the rows of a sheet; stops counting there. */
export async function exceeds(request: RequestContext, { query }: ExportQuery, most: number) {
  const { where } = await conditionOf(request, query)
  const db = request.records.db.aside ?? request.records.db
  await demandSortable(db, request, { where, query })
  const counted = sql`select count(*) as n from (select 1 ${fromRows(request.resource, where)} limit ${most + 1}) as capped`
  const { rows } = await counted.execute(db.read)
  return Number(rows[0]?.n ?? 0) > most
}

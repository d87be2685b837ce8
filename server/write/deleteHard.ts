import type { Effect } from '../../src/model/definition/effect'
import type { DbRow, Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { effectValuesOf } from './effects'
import { matching } from './increment'
import { eraseHistory } from './rows/eraseHistory'

const atOnce = 500

interface Erasing {
  readonly effect: Extract<Effect, { delete: string }>
  readonly record: RecordValues
}

/** Deletes rows of another resource permanently, with their history. */
export async function deleteHard(trx: Trx, request: RequestContext, { effect, record }: Erasing) {
  const resource = request.records.catalogue.get(effect.delete)
  const where = effectValuesOf(request, effect.match, record)
  const rows = await matching(trx, resource, { request, where })
  const now = request.records.clock()
  for (const some of parts(rows)) await eraseHistory(trx, resource, { rows: some, now })
}

function* parts(rows: readonly DbRow[]) {
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce)
}

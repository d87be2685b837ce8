import type { Effect } from '../../src/model/definition/effect'
import type { DbRow, Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { effectValuesOf } from './effects'
import { matchingRows } from './increment'
import { eraseHistory } from './rows/eraseHistory'

const BATCH_SIZE = 500

interface HardDelete {
  readonly effect: Extract<Effect, { delete: string }>
  readonly record: RecordValues
}

/** Deletes rows of another resource permanently, with their history. */
export async function deleteHard(
  trx: Trx,
  request: RequestContext,
  { effect, record }: HardDelete,
) {
  const resource = request.records.catalogue.get(effect.delete)
  const where = effectValuesOf(request, effect.match, record)
  const rows = await matchingRows(trx, resource, { request, where })
  const now = request.records.clock()
  for (const batch of batches(rows)) await eraseHistory(trx, resource, { rows: batch, now })
}

function* batches(rows: readonly DbRow[]) {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) yield rows.slice(at, at + BATCH_SIZE)
}

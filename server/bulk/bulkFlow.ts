import type { Trx } from '../db/db'
import { makeMove } from '../flow/move'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { keyOf } from '../read/read'
import { answerOf } from '../write/rows/writeAnswer'
import type { BulkTarget } from './bulkItem'
import { type BulkRow, changesShown, eachBulkRow, noteRow, type SeenKeys } from './bulkRow'

interface BulkMove {
  readonly name: string
  readonly targets: readonly BulkTarget[]
  /** The answers to the transition's dialog, equal for all records. */
  readonly answers: RecordValues
}

/** Makes one transition on many records, each checked on its own. */
export function moveMany(
  trx: Trx,
  request: RequestContext,
  { name, targets, answers }: BulkMove,
): Promise<BulkRow[]> {
  const { resource, me } = request
  const seen: SeenKeys = new Map()
  return eachBulkRow(trx, request, {
    rows: targets.map((target, index) => ({ ...target, index })),
    work: async ({ id, version, index }, rowRequest) => {
      const key = keyOf(resource, String(id))
      noteRow(seen, key, index)
      const moving = {
        ...{ id: String(id), name, body: answers, isOfMany: true as const },
        version: version ?? ('now' as const),
      }
      const { loaded, waiting, doubts } = await makeMove(trx, rowRequest, moving)
      if (waiting) return { outcome: 'same', id: key, note: 'approvalKept' }
      const after = await answerOf(trx, rowRequest, key)
      const changes = changesShown(resource, me, { before: loaded.record, after })
      const isReadable = '_VERSION' in after
      return { outcome: 'change', id: key, changes: isReadable ? changes : {}, doubts }
    },
  })
}

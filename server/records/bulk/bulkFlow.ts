import type { Trx } from '../../db/db'
import { Refusal } from '../../refusal'
import { answerOf } from '../answer'
import type { Asking, Values } from '../context'
import { makeMove } from '../flow/move'
import { keyOf } from '../read'
import type { Target } from './bulkItem'
import { type BulkRow, changesShown, eachRow } from './bulkRow'

interface ManyMoves {
  readonly name: string
  readonly targets: readonly Target[]
  /** To what the transition asks: the same for all. */
  readonly answers: Values
}

/** Makes one move on many records, each by the flow's law as if it were alone. */
export function moveMany(
  trx: Trx,
  asking: Asking,
  { name, targets, answers }: ManyMoves,
): Promise<BulkRow[]> {
  const { resource, me } = asking
  const met = new Map<string | number, number>()
  const first = asking.batch?.at ?? 0
  return eachRow(trx, asking, {
    rows: targets.map((target, index) => ({ ...target, index })),
    work: async ({ id, version, index }) => {
      const key = keyOf(resource, String(id))
      const before = met.get(key)
      if (before !== undefined)
        throw new Refusal(422, 'repeatedRow', { params: { row: before + 1 } })
      met.set(key, index)
      const here = asking.batch
        ? { ...asking, batch: { id: asking.batch.id, at: first + index } }
        : asking
      const moving = {
        ...{ id: String(id), name, body: answers, isOfMany: true as const },
        version: version ?? ('now' as const),
      }
      const { loaded, waiting, doubts } = await makeMove(trx, here, moving)
      if (waiting) return { outcome: 'same', id: key, note: 'approvalKept' }
      const after = await answerOf(trx, here, key)
      const changes = changesShown(resource, me, { before: loaded.record, after })
      const isThere = '_VERSION' in after
      return { outcome: 'change', id: key, changes: isThere ? changes : {}, doubts }
    },
  })
}

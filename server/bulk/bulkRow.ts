import type { LocalizedText } from '../../src/base/text'
import type { Message } from '../../src/kinds/kind/kind'
import { type Me, policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { presentValue } from '../audit/presentValue'
import { same } from '../audit/writeHistory'
import { Refusal } from '../base/refusal'
import type { Trx } from '../db/db'
import { pause } from '../db/retry'
import type { RecordKey, RecordValues, RequestContext } from '../query/requestContext'

export type BulkOutcome = 'create' | 'change' | 'delete' | 'same' | 'refused'

/** The result of one row, actual or previewed. */
export interface BulkRow {
  readonly index: number
  readonly outcome: BulkOutcome
  readonly id?: string | number
  /** Named in an undo, which may be of several resources. */
  readonly resource?: string
  readonly changes?: BulkRowChanges
  readonly refusal?: Refusal
  /** Warnings that do not refuse the row. */
  readonly warnings?: Readonly<Record<string, Message>>
  /** Warnings of the transition. */
  readonly doubts?: readonly LocalizedText[]
  readonly note?: string
}
export type BulkRowChanges = Readonly<Record<string, readonly [unknown, unknown]>>

interface BulkInput {
  readonly index: number
  readonly id?: string | number | undefined
}

interface BulkWork<T> {
  readonly rows: readonly T[]
  /** The request holds the place of the row in its batch. */
  readonly work: (row: T, request: RequestContext) => Promise<Omit<BulkRow, 'index'>>
}

/**
 * Processes the rows in order, each behind a savepoint. Yields regularly, so that hundreds of rows do not
 * block other requests of this process.
 */
export async function eachBulkRow<T extends BulkInput>(
  trx: Trx,
  request: RequestContext,
  { rows, work }: BulkWork<T>,
): Promise<BulkRow[]> {
  const { records, batch } = request
  const results: BulkRow[] = []
  for (const row of rows) {
    const { index, id } = row
    if (index % ROWS_PER_PAUSE === ROWS_PER_PAUSE - 1) await pause(0)
    const place = batch && { ...batch, at: batch.at + index }
    const here = place ? { ...request, batch: place } : request
    try {
      results.push({ index, ...(await records.db.apart(trx, () => work(row, here))) })
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status >= 500) throw refusal
      results.push({ index, outcome: 'refused', refusal, ...(id !== undefined && { id }) })
    }
  }
  return results
}
const ROWS_PER_PAUSE = 25

/** Records of one call, with the index of the row that names them. */
export type SeenKeys = Map<RecordKey, number>

/** Refuses a record that another row has named. */
export function noteRow(seen: SeenKeys, key: RecordKey, index: number) {
  const before = seen.get(key)
  if (before !== undefined) throw new Refusal(422, 'repeatedRow', { params: { row: before + 1 } })
  seen.set(key, index)
}

export const countsOf = (rows: readonly BulkRow[]): Readonly<Record<BulkOutcome, number>> => {
  const counts = { create: 0, change: 0, delete: 0, same: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** The changed fields that this person may read. */
export function changesShown(
  resource: Resource,
  me: Me,
  { before, after }: { before: RecordValues; after: RecordValues },
): BulkRowChanges {
  const { readable } = policyOf(resource, me)
  return Object.fromEntries(
    [...resource.fields.values()].flatMap(field => {
      if (!readable.has(field.name) || field.isSecret) return []
      const was = presentValue(field, before[field.name], me)
      const is = presentValue(field, after[field.name], me)
      return same(was, is) ? [] : [[field.name, [was, is]]]
    }),
  )
}

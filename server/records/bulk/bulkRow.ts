import type { Text } from '../../../src/domain/text'
import { type Me, policyOf } from '../../../src/model/access'
import type { Message } from '../../../src/model/kinds/kind'
import type { FieldModel, Resource } from '../../../src/model/resource'
import type { Trx } from '../../db/db'
import { pause } from '../../db/retry'
import { Refusal } from '../../refusal'
import type { Asking, Values } from '../context'
import { same } from '../history'
import { presentValue } from '../read'

export type Outcome = 'create' | 'change' | 'delete' | 'same' | 'refused'

/** What became of one row, or would. */
export interface BulkRow {
  readonly index: number
  readonly outcome: Outcome
  readonly id?: string | number
  readonly changes?: Changes
  readonly refusal?: Refusal
  /** What is doubtful, and not refused. */
  readonly warnings?: Readonly<Record<string, Message>>
  /** What a move is made in spite of. */
  readonly doubts?: readonly Text[]
  /** Said of a row that is fine. */
  readonly note?: string
}
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>

export interface Named {
  readonly index: number
  readonly id?: string | number | undefined
}

/**
 * Does the rows one after another, each taken back alone where it is refused. Now and then others
 * get a turn: hundreds of rows would else keep every reader of this process waiting.
 */
export async function eachRow<T extends Named>(
  trx: Trx,
  { records }: Asking,
  { rows, work }: { rows: readonly T[]; work: (row: T) => Promise<Omit<BulkRow, 'index'>> },
): Promise<BulkRow[]> {
  const done: BulkRow[] = []
  for (const row of rows) {
    const { index, id } = row
    if (index % BREATH === BREATH - 1) await pause(0)
    try {
      done.push({ index, ...(await records.db.apart(trx, () => work(row))) })
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status === 503) throw refusal
      done.push({ index, outcome: 'refused', refusal, ...(id !== undefined && { id }) })
    }
  }
  return done
}
const BREATH = 25

export const countsOf = (rows: readonly BulkRow[]): Readonly<Record<Outcome, number>> => {
  const counts = { create: 0, change: 0, delete: 0, same: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** The fields that differ, as far as this person may read them. */
export function changesShown(
  resource: Resource,
  me: Me,
  { before, after }: { before: Values; after: Values },
): Changes {
  return Object.fromEntries(
    shownFields(resource, me).flatMap(field => {
      const was = presentValue(field, before[field.name], me)
      const is = presentValue(field, after[field.name], me)
      return same(was, is) ? [] : [[field.name, [was, is]]]
    }),
  )
}

function shownFields(resource: Resource, me: Me): FieldModel[] {
  const { readable } = policyOf(resource, me)
  return [...resource.fields.values()].filter(
    ({ name, kind }) => readable.has(name) && kind !== 'password',
  )
}

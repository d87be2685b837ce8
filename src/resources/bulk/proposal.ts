import type { BulkAnswer, BulkWish } from '../../providers/dataProvider/bulk'

/** Something that may be done to many records, to be looked at before. */
export interface Proposal {
  /** Rehearses or does it. */
  readonly send: (wish: BulkWish) => Promise<BulkAnswer>
  /** The names of its records, in their order. */
  readonly titles: readonly string[]
  /** Its effects reach too far to be taken back. */
  readonly isFinal?: boolean
  /** Its records go. */
  readonly deletes?: boolean
}

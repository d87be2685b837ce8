import type { SentRecord } from '../../providers/backend/catalogueContext'
import type { BulkAnswer, BulkInput } from '../../providers/dataProvider/bulk'

/** A bulk action to review before it is written. */
export interface Proposal {
  /** Previews or executes it. */
  readonly send: (input: BulkInput) => Promise<BulkAnswer>
  /** Titles of its records, in order. */
  readonly titles: readonly string[]
  /** Its effects cannot be undone. */
  readonly isFinal?: boolean
  /** It deletes its records. */
  readonly deletes?: boolean
}

/** A dialog that proposes an action on the selected records. */
export interface BulkActProps {
  readonly records: readonly SentRecord[]
  readonly onPropose: (proposal: Proposal) => void
  readonly onClose: () => void
}

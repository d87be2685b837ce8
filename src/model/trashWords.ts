import type { Role } from '../domain/roles'

/** Who may bring deleted rows back, and for how long they lie there. */
export interface TrashWords {
  /** These roles; whoever may delete a row when not said. */
  readonly by?: readonly Role[]
  /** Days after which they are gone for good; never when not said, as legal records need. */
  readonly keep?: number
}

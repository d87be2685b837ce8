import type { Catalogue } from '../../../src/model/resource'
import type { Db } from '../../db/db'
import type { TableSpec } from '../../db/spec'
import type { Fields } from '../../log'

/** What the recorder stands on. */
export interface Keeping {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly tables: readonly TableSpec[]
  readonly clock: () => Date
}

/** One or more events that are counted together. */
export interface Happened {
  readonly event: string
  readonly fields: Fields
  /** The folded address that was typed: finds the account, and is never kept. */
  readonly account: string | undefined
  readonly at: string
  readonly last: string
  readonly times: number
}

/** The row that counts what repeats. */
export interface KeptEvent {
  readonly ID: number
  readonly times: number
}

import type { LogFields } from '../../base/log'
import type { DataContext } from '../../db/db'
import type { TableSpec } from '../../db/spec'

export interface Keeping extends DataContext {
  readonly tables: readonly TableSpec[]
}

/** One or more events counted together. */
export interface Happened {
  readonly event: string
  readonly fields: LogFields
  /** Folded address entered at sign-in; finds the account and is never stored. */
  readonly account: string | undefined
  readonly at: string
  readonly last: string
  readonly times: number
}

/** Row that counts repeated events. */
export interface StoredEvent {
  readonly ID: number
  readonly times: number
}

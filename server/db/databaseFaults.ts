import type { Log } from '../base/log'
import { Refusal } from '../base/refusal'
import { codeOf } from './retry'

export type DatabaseFault = 'away' | 'readOnly' | 'full'

/** Receives failures and recoveries; reports changes only. */
export interface DatabaseFaults {
  began(trouble: DatabaseFault, error: unknown): void
  ended(trouble: DatabaseFault): void
}

export const ignoreFaults: DatabaseFaults = { began: () => {}, ended: () => {} }

const events: Readonly<Record<DatabaseFault, readonly [string, string]>> = {
  away: ['database away', 'database back'],
  readOnly: ['database read-only', 'database writable again'],
  full: ['disk full', 'disk has room again'],
}

/** Small writes succeed on a full disk, so it counts as recovered only after a time without failures. */
const quietMs: Readonly<Record<DatabaseFault, number>> = { away: 0, readOnly: 0, full: 60_000 }

/** Logs one line when a failure starts and one when it ends. */
export function loggedFaults(log: Log, clock = Date.now): DatabaseFaults {
  /** Current failures with the time of the last occurrence. */
  const lasting = new Map<DatabaseFault, number>()
  return {
    began: (trouble, error) => {
      const isNew = !lasting.has(trouble)
      lasting.set(trouble, clock())
      if (!isNew) return
      const why = error instanceof Error ? error.message || error.name : String(error)
      log.error(events[trouble][0], { why, code: codeOf(error) })
    },
    ended: trouble => {
      const met = lasting.get(trouble)
      if (met === undefined || clock() - met < quietMs[trouble]) return
      lasting.delete(trouble)
      log.info(events[trouble][1])
    },
  }
}

/** Logs background failures, except those that an unreachable database already explains. */
export const logsFaults =
  (log: Log, event: string, level: 'warn' | 'error' = 'error') =>
  (error: unknown) => {
    const isReported = error instanceof Refusal && error.status >= 500
    if (!isReported) log[level](event, { error })
  }

import type { Log } from '../log'
import { Refusal } from '../refusal'
import { codeOf } from './retry'

/** What may befall a database while it is in use, and passes. */
export type Trouble = 'away' | 'readOnly' | 'full'

/** Told each time it happens and each time all is well; tells its reader what is new alone. */
export interface Troubles {
  began(trouble: Trouble, error: unknown): void
  ended(trouble: Trouble): void
}

export const noTroubles: Troubles = { began: () => {}, ended: () => {} }

const events: Readonly<Record<Trouble, readonly [string, string]>> = {
  away: ['database away', 'database back'],
  readOnly: ['database read-only', 'database writable again'],
  full: ['disk full', 'disk has room again'],
}

/** What is little still fits on a full disk: it has room once nothing was too much for a while. */
const quietMs: Readonly<Record<Trouble, number>> = { away: 0, readOnly: 0, full: 60_000 }

/** One line when a trouble begins and one when it is over, however many connections and requests meet it. */
export function loggedTroubles(log: Log, clock = Date.now): Troubles {
  /** Which last, and when each was last met. */
  const lasting = new Map<Trouble, number>()
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

/** Logs what failed in the background; of a database that is away, that one line of its own tells. */
export const logsFaults =
  (log: Log, event: string, level: 'warn' | 'error' = 'error') =>
  (error: unknown) => {
    const isTold = error instanceof Refusal && error.status >= 500
    if (!isTold) log[level](event, { error })
  }

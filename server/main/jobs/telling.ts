import type { Log } from '../../base/log'
import { logsFaults } from '../../db/databaseFaults'
import { moveOverdue } from '../../flow/moveOverdue'
import { notifyDue } from '../../notices/notifyDue'
import type { Records } from '../../query/requestContext'
import { repeating } from './repeating'

/** A reminder precedes a visit by an hour; a few minutes do not matter. */
const EVERY_MS = 300_000

/** Runs due timers and sends reminders, at once and every five minutes; returns a function that stops it. */
export function telling(records: Records, log: Log) {
  const run = async () => {
    await moveOverdue(records).catch(logsFaults(log, 'moving by date failed'))
    await notifyDue(records).catch(logsFaults(log, 'telling of dates failed'))
  }
  return repeating(run, { everyMs: EVERY_MS })
}

import { logsFaults } from '../db/troubles'
import type { Log } from '../log'
import type { Records } from '../records/context'
import { moveOverdue } from '../records/flow/moveOverdue'
import { tellDue } from '../records/tellDue'
import { repeating } from './repeating'

/** Visits are told of an hour before they begin: some minutes sooner or later do no harm. */
const EVERY_MS = 300_000

/** Moves on what a date has gone by for and tells of those that come near, at once and every five minutes; answers how to stop. */
export function telling(records: Records, log: Log) {
  const run = async () => {
    await moveOverdue(records).catch(logsFaults(log, 'moving by date failed'))
    await tellDue(records).catch(logsFaults(log, 'telling of dates failed'))
  }
  return repeating(run, { everyMs: EVERY_MS })
}

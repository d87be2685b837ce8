import type { Log } from '../log'
import type { Records } from '../records/context'
import { moveOverdue } from '../records/flow/moveOverdue'
import { tellDue } from '../records/tellDue'

const EVERY_MS = 3_600_000

/** Moves on what a date has gone by for and tells of those that come near, at once and every hour; answers how to stop. */
export function telling(records: Records, log: Log) {
  const run = async () => {
    await moveOverdue(records).catch(error => log.error('moving by date failed', { error }))
    await tellDue(records).catch(error => log.error('telling of dates failed', { error }))
  }
  void run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

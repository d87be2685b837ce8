import type { Log } from '../log'
import type { Records } from '../records/context'
import { tellDue } from '../records/tellDue'

const EVERY_MS = 3_600_000

/** Tells of the dates that come near, at once and every hour; answers how to stop. */
export function telling(records: Records, log: Log) {
  const run = () => tellDue(records).catch(error => log.error('telling of dates failed', { error }))
  void run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

import type { Keeping } from '../areas/security/keptEvent'
import { alsoTelling, securityRecorder } from '../areas/security/securityRecorder'
import { logsFaults } from '../db/troubles'
import type { Log } from '../log'
import { repeating } from './repeating'

const EVERY_MS = 1000

/** The log whose security events are kept in the database as well, each second, and how to stop that. */
export function keptLog(log: Log, keeping: Keeping) {
  const { record, flush } = securityRecorder(keeping)
  const keep = () => flush().catch(logsFaults(log, 'security events could not be kept'))
  const stop = repeating(keep, { everyMs: EVERY_MS, later: true })
  return {
    log: alsoTelling(log, record),
    async stop() {
      await stop()
      await keep()
    },
  }
}

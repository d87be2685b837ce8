import type { Keeping } from '../../areas/security/keptEvent'
import { alsoTelling, securityRecorder } from '../../areas/security/securityRecorder'
import type { Log } from '../../base/log'
import { logsFaults } from '../../db/databaseFaults'
import { repeating } from './repeating'

const EVERY_MS = 1000

/** A log that also writes security events to the database every second, with a function that stops it. */
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

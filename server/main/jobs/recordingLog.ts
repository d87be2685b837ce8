import { type Log, withRecorder } from '../../base/log'
import { logsFaults } from '../../db/databaseFaults'
import type { SecurityContext, ServerBusiness } from '../../http/serverBusiness'
import { repeating } from './repeating'

const EVERY_MS = 1000

interface Parts extends Pick<SecurityContext, 'catalogue' | 'tables'> {
  readonly log: Log
  readonly business: ServerBusiness
}

/**
 * A log that also writes security events to the database every second, where the business keeps them, with a
 * function that stops it.
 */
export function recordingLog(
  { log, business, catalogue, tables }: Parts,
  { db, clock }: Pick<SecurityContext, 'db' | 'clock'>,
) {
  const recorder = business.securityRecorder?.({ db, catalogue, tables, clock })
  if (!recorder) return { log, stop: async () => {} }
  const { record, flush } = recorder
  const keep = () => flush().catch(logsFaults(log, 'security events could not be kept'))
  const stop = repeating(keep, { everyMs: EVERY_MS, later: true })
  return {
    log: withRecorder(log, record),
    async stop() {
      await stop()
      await keep()
    },
  }
}

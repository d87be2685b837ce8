import { ConfigError } from '../../base/config'
import { Refusal } from '../../base/refusal'
import { DatabaseAway } from '../../commands/openConfigured'
import { loggedFaults } from '../../db/databaseFaults'
import { postgresFault } from '../../db/postgres/postgresErrors'
import { pause } from '../../db/retry'
import { type Running, type ServerParts, start } from '../start'
import type { Door } from './openDoor'

const AGAIN_MS = 500

/**
 * Starts once the shared database answers, however long that takes; undefined if the process is told to stop
 * meanwhile.
 */
export async function startPatiently(parts: ServerParts, door: Door): Promise<Running | undefined> {
  const faults = loggedFaults(parts.log)
  for (; !door.isRetired(); await pause(AGAIN_MS))
    try {
      const running = await start({ ...parts, faults })
      door.lead(running)
      return running
    } catch (error) {
      if (!parts.config.databaseUrl || !passes(error)) throw error
      faults.began('away', error instanceof ConfigError ? error.problems.join('; ') : error)
    }
  return undefined
}

const passes = (error: unknown) =>
  error instanceof DatabaseAway ||
  (error instanceof Refusal && error.status === 503) ||
  ['away', 'crowded', 'readOnly'].includes(postgresFault(error) ?? '')

import { DatabaseAway } from '../commands/openConfigured'
import { ConfigError } from '../config'
import { postgresFault } from '../db/postgresFaults'
import { pause } from '../db/retry'
import { loggedTroubles } from '../db/troubles'
import { Refusal } from '../refusal'
import type { Door } from './door'
import { type Parts, type Running, start } from './start'

const AGAIN_MS = 500

/**
 * Starts as soon as the shared database answers, however long that takes, and stands behind the door then;
 * undefined where the process was told to stop meanwhile.
 */
export async function startPatiently(parts: Parts, door: Door): Promise<Running | undefined> {
  const troubles = loggedTroubles(parts.log)
  for (; !door.isRetired(); await pause(AGAIN_MS))
    try {
      const running = await start({ ...parts, troubles })
      door.lead(running)
      return running
    } catch (error) {
      if (!parts.config.databaseUrl || !passes(error)) throw error
      troubles.began('away', error instanceof ConfigError ? error.problems.join('; ') : error)
    }
  return undefined
}

const passes = (error: unknown) =>
  error instanceof DatabaseAway ||
  (error instanceof Refusal && error.status === 503) ||
  ['away', 'crowded', 'readOnly'].includes(postgresFault(error) ?? '')

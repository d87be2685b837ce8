import type { Log } from '../../base/log'
import { logsFaults } from '../../db/databaseFaults'
import { purgeTrash } from '../../trash/purge'
import { repeating } from './repeating'

const EVERY_MS = 6 * 3_600_000

/** Purges expired rows of the trash, at once and regularly; returns a function that stops it. */
export function purging(context: Parameters<typeof purgeTrash>[0], log: Log) {
  const run = async () => {
    const gone = await purgeTrash(context)
    if (Object.keys(gone).length > 0) log.info('trash purged', gone)
  }
  return repeating(() => run().catch(logsFaults(log, 'purge failed')), { everyMs: EVERY_MS })
}

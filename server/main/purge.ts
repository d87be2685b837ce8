import { logsFaults } from '../db/troubles'
import type { Log } from '../log'
import { purgeTrash } from '../records/purge'
import { repeating } from './repeating'

const EVERY_MS = 6 * 3_600_000

/** Empties the trash of what its schemas keep no longer, at once and now and then; answers how to stop. */
export function purging(context: Parameters<typeof purgeTrash>[0], log: Log) {
  const run = async () => {
    const gone = await purgeTrash(context)
    if (Object.keys(gone).length > 0) log.info('trash purged', gone)
  }
  return repeating(() => run().catch(logsFaults(log, 'purge failed')), { everyMs: EVERY_MS })
}

import type { Log } from '../log'
import { purgeTrash } from '../records/purge'

const EVERY_MS = 6 * 3_600_000

/** Empties the trash of what its schemas keep no longer, at once and now and then; answers how to stop. */
export function purging(context: Parameters<typeof purgeTrash>[0], log: Log) {
  const run = async () => {
    try {
      const gone = await purgeTrash(context)
      if (Object.keys(gone).length > 0) log.info('trash purged', gone)
    } catch (error) {
      log.error('purge failed', { error })
    }
  }
  void run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

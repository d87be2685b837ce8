import type { Log } from '../../base/log'
import { diskFull, Refusal } from '../../base/refusal'
import { type DatabaseFaults, ignoreFaults } from '../../db/databaseFaults'
import { codeOf } from '../../db/retry'
import type { FileStore } from '../../files/fileStore'

/** No space left, or quota exceeded. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** A file store that logs failures and reports them as temporary. */
export function watchedFiles(
  store: FileStore,
  log: Log,
  troubles: DatabaseFaults = ignoreFaults,
): FileStore {
  const watched = async <T>(act: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (FULL.has(String(codeOf(error)))) {
        troubles.began('full', error)
        throw diskFull()
      }
      log.error('file store failed', { act, error })
      throw new Refusal(503, 'filesAway', { retryAfter: 10 })
    }
  }
  return {
    put: (name, bytes) => watched('put', () => store.put(name, bytes)),
    get: name => watched('get', () => store.get(name)),
    remove: name => watched('remove', () => store.remove(name)),
  }
}

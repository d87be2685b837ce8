import { codeOf } from '../db/retry'
import { noTroubles, type Troubles } from '../db/troubles'
import type { Log } from '../log'
import type { FileStore } from '../records/fileStore'
import { diskFull, Refusal } from '../refusal'

/** No room, or no more of what one may take. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** A store whose failures are logged, and told to whoever asked as what will pass. */
export function watchedFiles(
  store: FileStore,
  log: Log,
  troubles: Troubles = noTroubles,
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

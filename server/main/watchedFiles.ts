import type { Log } from '../log'
import type { FileStore } from '../records/fileStore'
import { Refusal } from '../refusal'

/** A store whose failures are logged, and told to whoever asked as what will pass. */
export function watchedFiles(store: FileStore, log: Log): FileStore {
  const watched = async <T>(act: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
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

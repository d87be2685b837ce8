import type { FileStore } from '../../server/records/fileStore'
import { Refusal } from '../../server/refusal'

export interface MemoryFiles extends FileStore {
  readonly bytes: Map<string, Uint8Array>
  /** From now on it answers nothing, or answers again. */
  setAway(isAway: boolean): void
}

/** A store whose files a test can look at. */
export function memoryFiles(): MemoryFiles {
  const bytes = new Map<string, Uint8Array>()
  let isAway = false
  const answer = async <T>(work: () => T) => {
    if (isAway) throw new Refusal(503, 'filesAway', { retryAfter: 10 })
    return work()
  }
  return {
    bytes,
    setAway: away => {
      isAway = away
    },
    put: (name, content) => answer(() => void bytes.set(name, content)),
    get: name => answer(() => bytes.get(name)),
    remove: name => answer(() => void bytes.delete(name)),
  }
}

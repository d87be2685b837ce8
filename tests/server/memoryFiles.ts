import { Refusal } from '../../server/base/refusal'
import type { FileStore } from '../../server/files/fileStore'

export interface MemoryFiles extends FileStore {
  readonly bytes: Map<string, Uint8Array>
  /** Makes the store unreachable or reachable again. */
  setAway(isAway: boolean): void
}

/** A store whose files a test can inspect. */
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

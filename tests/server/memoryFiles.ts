import type { FileStore } from '../../server/records/fileStore'

export interface MemoryFiles extends FileStore {
  readonly bytes: Map<string, Uint8Array>
}

/** A store whose files a test can look at. */
export function memoryFiles(): MemoryFiles {
  const bytes = new Map<string, Uint8Array>()
  return {
    bytes,
    put: async (name, content) => void bytes.set(name, content),
    get: async name => bytes.get(name),
    remove: async name => void bytes.delete(name),
  }
}

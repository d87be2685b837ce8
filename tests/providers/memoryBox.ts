import type { DraftBox } from '../../src/providers/session/drafts'

/** Browser storage for one test. */
export function memoryBox(): DraftBox {
  const held = new Map<string, unknown>()
  return {
    keys: async () => [...held.keys()],
    read: async keys => keys.map(key => structuredClone(held.get(key))),
    write: async (key, value) => void held.set(key, structuredClone(value)),
    remove: async keys => {
      for (const key of keys) held.delete(key)
    },
  }
}

/** Browser storage that never throws. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

/**
 * Browser storage that may be blocked, full or absent: refused values stay in memory until the page
 * closes, and win over stored ones.
 */
export function safeStorage(open: () => Storage = () => window.localStorage): SafeStorage {
  const memory = new Map<string, string | null>()
  const storage = attempt(open)
  return {
    get: key => memory.get(key) ?? (memory.has(key) ? null : readFrom(storage, key)),
    set(key, value) {
      const kept = attempt(() => storage?.setItem(key, value) === undefined && storage)
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      const removed = attempt(() => storage?.removeItem(key) === undefined && storage)
      if (removed) memory.delete(key)
      else memory.set(key, null)
    },
    keys: () => {
      const stored = attempt(() => (storage ? Object.keys(storage) : [])) ?? []
      return [...new Set([...stored, ...memory.keys()])].filter(key => memory.get(key) !== null)
    },
  }
}

const readFrom = (storage: Storage | undefined, key: string) =>
  attempt(() => storage?.getItem(key)) ?? null

/** The result, or undefined if the action throws. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

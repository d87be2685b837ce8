const shown = new WeakSet<WeakKey>()
const isKey = (error: unknown): error is WeakKey => typeof error === 'object' && error !== null

/** Marks an error as shown by a boundary, so that the next render may retry. */
export const markShown = (error: unknown) => void (isKey(error) && shown.add(error))

/**
 * Loads a dependency of a render once per key. React renders again after a rejection, and browsers fetch
 * a failed module again, so a failed load is kept until a boundary has shown its error; otherwise each
 * render would load again without end.
 */
export function keepUntilShown<Loaded, Key = void>(
  load: (key: Key) => Promise<Loaded>,
): (key: Key) => Promise<Loaded> {
  const tries = new Map<Key, Try<Loaded>>()
  return key => {
    const last = tries.get(key)
    if (last && !(isKey(last.error) && shown.has(last.error))) return last.loading
    const next: Try<Loaded> = { loading: load(key) }
    tries.set(key, next)
    next.loading.catch((error: unknown) => {
      // a module that fails during evaluation throws the same error each time
      if (isKey(error)) shown.delete(error)
      next.error = error
    })
    return next.loading
  }
}

interface Try<Loaded> {
  readonly loading: Promise<Loaded>
  error?: unknown
}

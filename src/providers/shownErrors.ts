const shown = new WeakSet<WeakKey>()
const isKey = (error: unknown): error is WeakKey => typeof error === 'object' && error !== null

/** A boundary shows this error in place of what threw it: the next render may try again. */
export const markShown = (error: unknown) => void (isKey(error) && shown.add(error))

/**
 * Loads what a render waits for, once for each key. React renders again after a rejection, and browsers
 * fetch a failed module again, so a failed load is kept until a boundary has shown its error: loading
 * anew in each render would never end.
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
      // a module that breaks while it runs throws the same error every time
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

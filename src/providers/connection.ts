import type { Answer } from './http'

/** `lost`: no network, or a server that does not answer. */
export type ConnectionState = 'fine' | 'slow' | 'lost'

export interface Connection {
  view(): ConnectionState
  subscribe(listener: () => void): () => void
  /** Follows a request: what it takes, and whether anything comes back. */
  watch(asked: Promise<Answer>): void
  /** Told each time the server answers again; answers how to stop. */
  onReturn(listener: () => void): () => void
}

const SLOW_MS = 5_000
const ASK_AGAIN_MS = 10_000
/** Nobody answered, or a gateway that found nobody. */
const unreached = new Set([0, 502, 504])
/** One that fails alone is no lost connection. */
const ENOUGH = 2

/**
 * Whether the server can be reached: by what requests meet, because a browser that is on a network
 * may still reach nobody. While it is lost somebody asks from time to time.
 */
export function createConnection(ask: () => Promise<unknown>): Connection {
  let state: ConnectionState = navigator.onLine ? 'fine' : 'lost'
  const listeners = new Set<() => void>()
  const returns = new Set<() => void>()
  let asking: ReturnType<typeof setInterval> | undefined
  const become = (next: ConnectionState) => {
    if (next === state) return
    const isReturn = state === 'lost'
    state = next
    clearInterval(asking)
    if (state === 'lost') asking = setInterval(askAgain, ASK_AGAIN_MS)
    for (const listener of [...listeners, ...(isReturn ? returns : [])]) listener()
  }
  let failed = 0
  const heard = (isReached: boolean) => {
    failed = isReached ? 0 : failed + 1
    if (isReached) become('fine')
    else if (failed >= ENOUGH) become('lost')
  }
  const askAgain = () => void ask().catch(() => 'its answer is what counts')
  // What the browser says of its network is asked of the server, which may be reached all the same.
  window.addEventListener('offline', () => {
    for (let asked = 0; asked < ENOUGH; asked += 1) askAgain()
  })
  window.addEventListener('online', askAgain)
  if (state === 'lost') {
    asking = setInterval(askAgain, ASK_AGAIN_MS)
    setTimeout(askAgain)
  }
  return {
    view: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    watch(asked) {
      const timer = setTimeout(() => state === 'fine' && become('slow'), SLOW_MS)
      asked
        .then(
          ({ status }) => heard(!unreached.has(status)),
          () => 'whoever asked gave up: nothing is known',
        )
        .finally(() => clearTimeout(timer))
    },
    onReturn(listener) {
      returns.add(listener)
      return () => {
        returns.delete(listener)
      }
    },
  }
}

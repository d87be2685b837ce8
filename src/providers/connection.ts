import type { Answer } from './http'

/** `lost`: no network, or a server that does not answer. */
export type ConnectionState = 'fine' | 'slow' | 'lost'

export interface Connection {
  view(): ConnectionState
  subscribe(listener: () => void): () => void
  /** Follows a request: what it takes, and whether anything comes back. */
  watch(asked: Promise<Answer>): void
  /** Told each time the server answers again. */
  onReturn(listener: () => void): void
}

const SLOW_MS = 5_000
const ASK_AGAIN_MS = 10_000
/** Nobody answered, or a gateway that found nobody. */
const unreached = new Set([0, 502, 504])

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
  const askAgain = () => void ask().catch(() => 'its answer is what counts')
  window.addEventListener('offline', () => become('lost'))
  window.addEventListener('online', askAgain)
  if (state === 'lost') asking = setInterval(askAgain, ASK_AGAIN_MS)
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
          ({ status }) => become(unreached.has(status) ? 'lost' : 'fine'),
          () => 'whoever asked gave up: nothing is known',
        )
        .finally(() => clearTimeout(timer))
    },
    onReturn: listener => void returns.add(listener),
  }
}

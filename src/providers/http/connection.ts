import { createListeners } from '../../base/listeners'
import type { HttpAnswer } from './http'

/** `lost`: no network, or no answer from the server. */
export type ConnectionState = 'fine' | 'slow' | 'lost'

export interface Connection {
  view(): ConnectionState
  subscribe(listener: () => void): () => void
  /** Observes the duration and the result of a request. */
  watch(asked: Promise<HttpAnswer>): void
  /** Called each time the server answers again; returns the unsubscribe function. */
  onReturn(listener: () => void): () => void
}

const SLOW_MS = 5_000
const ASK_AGAIN_MS = 10_000
/** No answer, or a gateway without a server. */
const unreached = new Set([0, 502, 504])
/** Failures in a row that count as a lost connection. */
const ENOUGH = 2

/**
 * Whether the server is reachable, judged by requests, because a device on a network may still not reach
 * the server. While it is lost, the server is polled.
 */
export function createConnection(ask: () => Promise<unknown>): Connection {
  let state: ConnectionState = navigator.onLine ? 'fine' : 'lost'
  const { notify, subscribe } = createListeners()
  const returns = createListeners()
  let retryTimer: ReturnType<typeof setInterval> | undefined
  const become = (next: ConnectionState) => {
    if (next === state) return
    const isReturn = state === 'lost'
    state = next
    clearInterval(retryTimer)
    if (state === 'lost') retryTimer = setInterval(askAgain, ASK_AGAIN_MS)
    notify()
    if (isReturn) returns.notify()
  }
  let failed = 0
  const setReached = (isReached: boolean) => {
    failed = isReached ? 0 : failed + 1
    if (isReached) become('fine')
    else if (failed >= ENOUGH) become('lost')
  }
  // Only its answer matters.
  const askAgain = () => void ask().catch(() => undefined)
  // The browser's `offline` event is verified by a request, because the server may be reachable.
  window.addEventListener('offline', () => {
    for (let asked = 0; asked < ENOUGH; asked += 1) askAgain()
  })
  window.addEventListener('online', askAgain)
  if (state === 'lost') {
    retryTimer = setInterval(askAgain, ASK_AGAIN_MS)
    setTimeout(askAgain)
  }
  return {
    view: () => state,
    subscribe,
    watch(asked) {
      const timer = setTimeout(() => state === 'fine' && become('slow'), SLOW_MS)
      asked
        .then(
          ({ status }) => setReached(!unreached.has(status)),
          // The request was aborted.
          () => undefined,
        )
        .finally(() => clearTimeout(timer))
    },
    onReturn: returns.subscribe,
  }
}

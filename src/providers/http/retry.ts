import type { HttpAnswer, HttpRequest } from './http'

const MOST = 2
const passing = new Set([0, 502, 503, 504])
const PATIENCE = 3_000

/**
 * Retries safe requests at most twice: reads, and creations with an idempotency key. Waits grow with
 * random spread, so that clients do not return all at once.
 */
export async function retryingRequest(
  request: HttpRequest,
  ask: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const started = Date.now()
    const answer = await ask()
    const tooSlow = Date.now() - started > PATIENCE
    const isOver = attempt === MOST || tooSlow || isCutOff()
    if (isOver || !passing.has(answer.status) || !isRepeatable(request)) return answer
    await pause(waitFor(answer, attempt), request.signal)
  }
}

/** True while the browser reports no network; it also reports the return. */
export const isCutOff = () => typeof navigator !== 'undefined' && navigator.onLine === false

const isRepeatable = ({ method = 'GET', headers = {} }: HttpRequest) =>
  method === 'GET' || (method === 'POST' && 'Idempotency-Key' in headers)

function waitFor(answer: HttpAnswer, attempt: number): number {
  const requestedMs = Number(answer.headers.get('Retry-After') ?? 0) * 1000
  const jitter = 200 * 2 ** attempt * (0.5 + Math.random())
  return Math.min(Math.max(requestedMs || 0, jitter), PATIENCE)
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
  })

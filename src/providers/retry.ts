import type { Answer, HttpRequest } from './http'

const MOST = 2
const passing = new Set([0, 502, 503, 504])
const PATIENCE = 3_000

/**
 * Asks again, at most twice, where asking twice does no harm: a read, or a creation that carries
 * its key. Waits grow and are spread by chance, so that clients do not come back all at once.
 */
export async function retrying(request: HttpRequest, ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const started = Date.now()
    const answer = await ask()
    const tooSlow = Date.now() - started > PATIENCE
    const isOver = attempt === MOST || tooSlow || isCutOff()
    if (isOver || !passing.has(answer.status) || !isRepeatable(request)) return answer
    await pause(waitFor(answer, attempt), request.signal)
  }
}

/** The browser says that it has no network; it says too when it has one again. */
export const isCutOff = () => typeof navigator !== 'undefined' && navigator.onLine === false

const isRepeatable = ({ method = 'GET', headers = {} }: HttpRequest) =>
  method === 'GET' || (method === 'POST' && 'Idempotency-Key' in headers)

function waitFor(answer: Answer, attempt: number): number {
  const asked = Number(answer.headers.get('Retry-After') ?? 0) * 1000
  const jitter = 200 * 2 ** attempt * (0.5 + Math.random())
  return Math.min(Math.max(asked || 0, jitter), PATIENCE)
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

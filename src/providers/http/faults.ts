import { reportFault } from '../../model/endpoints/platform'
import { requestOf } from './ask'
import type { Http, HttpAnswer } from './http'

export interface Faults {
  /** Number of the last server error. */
  last(): string | undefined
  /** Number of a client error: from the answer, or assigned by the server; undefined offline. */
  numberOf(error: unknown): Promise<string | undefined>
  /** Observes every request. */
  watch(asked: Promise<HttpAnswer>): void
}

export function createFaults(http: () => Http): Faults {
  let last: string | undefined
  const faultIds = new WeakMap<object, Promise<string | undefined>>()
  const report = async (error: unknown) => {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const { pathname } = window.location
    const body = { message: message.slice(0, 300), page: pathname.slice(0, 200) }
    const request = requestOf(reportFault, { body, anonymous: true })
    const answer = await http().exchange(reportFault.path, request)
    return answer.ok ? requestIdIn(answer.body) : undefined
  }
  return {
    last: () => last,
    numberOf(error) {
      const own = requestIdIn((error as { body?: unknown } | null)?.body)
      if (own) return Promise.resolve(own)
      if (typeof error !== 'object' || error === null) return report(error)
      const known = faultIds.get(error) ?? report(error)
      faultIds.set(error, known)
      return known
    },
    watch(asked) {
      asked.then(
        ({ status, body }) => {
          if (status >= 500) last = requestIdIn(body) ?? last
        },
        // The request was aborted.
        () => undefined,
      )
    },
  }
}

const requestIdIn = (body: unknown): string | undefined => {
  const { requestId } = (body ?? {}) as { requestId?: unknown }
  return typeof requestId === 'string' ? requestId : undefined
}

import type { Answer, Http } from './http'

/** What went wrong, by the number under which the server's log has it. */
export interface Faults {
  /** Of the last answer that was a fault of the server's. */
  last(): string | undefined
  /** The number of what broke here: the answer's own, or one the server gives; none without a network. */
  numberOf(error: unknown): Promise<string | undefined>
  /** Shown every request under way. */
  watch(asked: Promise<Answer>): void
}

const PATH = '/hanadb/api/faults'

export function createFaults(http: () => Http): Faults {
  let last: string | undefined
  const told = new WeakMap<object, Promise<string | undefined>>()
  const tell = async (error: unknown) => {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const { pathname } = window.location
    const answer = await http().exchange(PATH, {
      method: 'POST',
      body: { message: message.slice(0, 300), page: pathname.slice(0, 200) },
      anonymous: true,
    })
    return answer.ok ? requestIdIn(answer.body) : undefined
  }
  return {
    last: () => last,
    numberOf(error) {
      const own = requestIdIn((error as { body?: unknown } | null)?.body)
      if (own) return Promise.resolve(own)
      if (typeof error !== 'object' || error === null) return tell(error)
      const known = told.get(error) ?? tell(error)
      told.set(error, known)
      return known
    },
    watch(asked) {
      asked.then(
        ({ status, body }) => {
          if (status >= 500) last = requestIdIn(body) ?? last
        },
        () => 'whoever asked gave up',
      )
    },
  }
}

const requestIdIn = (body: unknown): string | undefined => {
  const { requestId } = (body ?? {}) as { requestId?: unknown }
  return typeof requestId === 'string' ? requestId : undefined
}

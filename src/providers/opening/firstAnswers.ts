import type { SafeStorage } from '../session/storage'
import type { Asked } from './firstAsks'

/** A request that the page sent before the app ran (`scripts/askFirst.ts`). */
export interface EarlyAnswer {
  readonly request: Request
  readonly response: Promise<Response>
  readonly stop: () => void
}

declare global {
  interface Window {
    earlyAnswers?: readonly EarlyAnswer[]
  }
}

/** An early answer that is older is dropped, in milliseconds. */
const FRESH_MS = 8_000
/** The code that notes requests comes after the page, in milliseconds. */
const CALM_MS = 2_000

type Fetch = (request: Request, aside?: boolean) => Promise<Response>

/**
 * A `fetch` that answers with what the page asked for early if the request is exactly the same, token,
 * company and language included, and that notes the first requests of each page for its next visit; those sent
 * aside, such as the reading of copies, are no part of it.
 */
export function withFirstAnswers(fetch: Fetch, storage: SafeStorage): Fetch {
  const early = new Set(window.earlyAnswers)
  const drop = () => {
    for (const { stop } of early) stop()
    early.clear()
  }
  const asked: Asked[] = []
  const { pathname } = window.location
  let note: (one: Asked) => void = one => asked.push(one)
  const loadNotes = async () => {
    const { createFirstAsks } = await import('./firstAsks')
    const asks = createFirstAsks(storage)
    note = asks.note
    for (const one of asked.splice(0)) note(one)
    setTimeout(() => {
      asks.noteUnused(
        pathname,
        [...early].map(({ request }) => request),
      )
      drop()
    }, FRESH_MS - CALM_MS)
  }
  // Without a connection the next visit has nothing to repeat.
  setTimeout(() => void loadNotes().catch(() => undefined), CALM_MS)
  const answer: Fetch = (request, aside) => {
    if (!aside) note({ request, page: window.location.pathname, at: performance.now() })
    // Answers read before a write may be outdated.
    if (request.method !== 'GET') drop()
    const found = [...early].find(each => isSame(each.request, request))
    if (!found) return fetch(request)
    early.delete(found)
    if (request.signal.aborted) found.stop()
    request.signal.addEventListener('abort', found.stop, { once: true })
    return found.response
  }
  return (request, aside) => {
    const answered = answer(request, aside)
    window.pageSnapshot?.note(request, answered)
    return answered
  }
}

const isSame = (one: Request, other: Request) =>
  one.url === other.url && one.method === other.method && headersOf(one) === headersOf(other)

const headersOf = ({ headers }: Request) => JSON.stringify([...headers])

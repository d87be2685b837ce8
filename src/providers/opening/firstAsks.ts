import { parseJson } from '../../base/parseJson'
import { subOf } from '../../base/token'
import { FIRST_ASKS_KEY, TOKEN_KEY } from '../session/savedSession'
import type { SafeStorage } from '../session/storage'

/** A request that a page made when it opened. */
export interface FirstAsk {
  /** With its query, on the page's own origin. */
  readonly path: string
  /** Without the token. */
  readonly headers: Readonly<Record<string, string>>
  /** Sent with the token. */
  readonly isSigned: boolean
  /** Visits in a row that asked for another query of the same address than the early request did. */
  readonly misses?: number
}

/** The first requests of the pages that one account opened in this browser, the latest page last. */
export interface FirstAsks {
  /** `sub` of the token. */
  readonly owner: string
  /** By `location.pathname`. */
  readonly pages: Readonly<Record<string, readonly FirstAsk[]>>
}

/** Later requests for a new address answer an action of the reader, unless the page is not drawn yet; in milliseconds. */
const OPENING_MS = 4_000
/** Queries of one address that leave within this time belong together; a later one replaces them. */
const TOGETHER_MS = 250
const CALM_MS = 1_000
const PAGES = 20
const ASKS = 10

/** A request, and the page and the time at which it left. */
export interface Asked {
  readonly request: Request
  /** `location.pathname` */
  readonly page: string
  /** `performance.now()` */
  readonly at: number
}

/** Address without its query. */
const addressName = (url: string) => new URL(url, window.location.origin).pathname

interface OpenPage {
  readonly path: string
  /** `sub` of the token that is stored when it opens. */
  readonly owner: string | undefined
  readonly openedAt: number
  readonly asks: Map<string, { at: number; asks: FirstAsk[] }>
}

/** Stores the first requests of each page, so that its next visit can send them before the app runs. */
export function createFirstAsks(storage: SafeStorage) {
  let page: OpenPage | undefined
  const ownerNow = () => subOf(storage.get(TOKEN_KEY))
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (path: string, next: (before: readonly FirstAsk[]) => readonly FirstAsk[]) => {
    const owner = ownerNow()
    // After a sign-out no answer is stored.
    if (owner === undefined) return
    const saved = savedFirstAsks(storage)
    const { [path]: before = [], ...others } = saved?.owner === owner ? saved.pages : {}
    const kept = next(before).slice(0, ASKS)
    const pages = Object.entries({ ...others, ...(kept.length > 0 && { [path]: kept }) })
    const asks: FirstAsks = { owner, pages: Object.fromEntries(pages.slice(-PAGES)) }
    storage.set(FIRST_ASKS_KEY, JSON.stringify(asks))
  }
  const save = ({ path, asks, owner }: OpenPage) =>
    owner === ownerNow() &&
    change(path, before => [
      ...[...asks.values()].flatMap(group => group.asks).map(ask => withMisses(ask, before)),
      ...before.filter(ask => !asks.has(addressName(ask.path))),
    ])
  return {
    note({ request, page: path, at: now }: Asked) {
      const owner = ownerNow()
      const isOpened = page?.path !== path || page.owner !== owner
      const opened: OpenPage | undefined = isOpened
        ? { path, owner, openedAt: now, asks: new Map() }
        : page
      page = opened
      // A page that is only opened again keeps its place among the latest.
      if (!opened || !(addAsk(opened, request, now) || isOpened)) return
      clearTimeout(timer)
      timer = setTimeout(save, CALM_MS, opened)
    },
    /** Early requests of a page whose answer nothing used; an address that was not asked for is forgotten. */
    noteUnused(firstPath: string, requests: readonly Request[]) {
      const names = requests.map(({ url }) => addressName(url))
      change(firstPath, before =>
        before.flatMap(ask => {
          const name = addressName(ask.path)
          if (!names.includes(name)) return [ask]
          const isAsked = page?.path === firstPath && page.asks.has(name)
          return isAsked ? [{ ...ask, misses: (ask.misses ?? 0) + 1 }] : []
        }),
      )
    },
  }
}

/** Whether the request is one of the page's first; it joins or replaces those of its address. */
function addAsk({ openedAt, asks }: OpenPage, request: Request, now: number): boolean {
  const ask = firstAskOf(request)
  if (!ask) return false
  const name = addressName(request.url)
  const group = asks.get(name)
  const opens = Math.max(openedAt + OPENING_MS, window.pageSnapshot?.drawnAt ?? 0)
  if (!group && now > opens) return false
  const beside = group && now - group.at < TOGETHER_MS ? group.asks : []
  asks.set(name, { at: now, asks: [...beside.filter(it => it.path !== ask.path), ask] })
  return true
}

/**
 * Reads of our own API. Pages by cursor, news since a moment and answers that are asked for again are no first ones,
 * and a person viewed as another stays alone.
 */
function firstAskOf(request: Request): FirstAsk | undefined {
  const { origin, pathname, search, searchParams } = new URL(request.url)
  const isLater = searchParams.has('after') || searchParams.has('since')
  const isAgain = isLater || request.headers.has('If-None-Match')
  const isFirst = !isAgain && !request.headers.has('X-View-As')
  const isRead = request.method === 'GET' && request.headers.get('Accept') === 'application/json'
  if (!isRead || !isFirst || origin !== window.location.origin) return undefined
  const { authorization, ...headers } = Object.fromEntries(request.headers)
  return { path: pathname + search, headers, isSigned: authorization !== undefined }
}

function withMisses(ask: FirstAsk, before: readonly FirstAsk[]): FirstAsk {
  const name = addressName(ask.path)
  const alike = before.filter(({ path }) => addressName(path) === name)
  const misses = alike.some(({ path }) => path === ask.path) ? 0 : (alike[0]?.misses ?? 0)
  return misses > 0 ? { ...ask, misses } : ask
}

/** The noted first requests, of whoever opened pages last. */
export const savedFirstAsks = (storage: SafeStorage) =>
  parseJson(storage.get(FIRST_ASKS_KEY)) as FirstAsks | undefined

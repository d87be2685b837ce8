import { isObject } from '../../base/parseJson'
import type { LocalizedText } from '../../base/text'
import type { Me } from '../../model/access/access'
import { type Http, type HttpAnswer, SOMETHING_WRONG } from '../http/http'

/** Something to send, stored on this device until the server's final answer. */
export interface QueueEntry {
  /** Idempotency key: a repeated request has one effect. */
  readonly key: string
  /** Author and company: `12|ACME`. Sent only while they are signed in. */
  readonly owner: string
  /** Time of creation by this device's clock, as an ISO instant; entries are sent in this order. */
  readonly at: string
  /**
   * `waiting` and `sending` are sent automatically; `sent` is shown but not stored; other states wait
   * for the author.
   */
  readonly state: string
  /** Why the server refused it. */
  readonly reason?: string
}

export type SendOutcome<E> =
  /** Accepted by the server; `entry` if it was sent with changes. */
  | { readonly kind: 'done'; readonly body: unknown; readonly entry?: E }
  /** No answer, or not now: the entry stays, with changes if any, and so do later entries. */
  | { readonly kind: 'later'; readonly entry?: E }
  /** Waits for its author's decision; later entries continue. */
  | { readonly kind: 'held'; readonly entry: E }

export type LaterHttp = Pick<Http, 'exchange' | 'upload'>

/** Display of an entry in the list of everything that waits. */
export interface ShownEntry {
  readonly title: LocalizedText
  /** A key of `app.later.kinds`. */
  readonly kind: string
  /** The page where the author can act on it. */
  readonly to: string
}

/** Notice about an entry that was sent or held while its author was elsewhere. */
export interface QueueNews {
  /** A key of `app.later.news`. */
  readonly word: string
  readonly about: Readonly<Record<string, string>>
  readonly isGood: boolean
  /** The page that shows it. */
  readonly to: string
}

/** Declaration of a kind of entry; the queue does the rest. */
export interface LaterKind<E extends QueueEntry> {
  /** Example: `orders`; the storage flag `ordersWaiting` says that entries exist. */
  readonly name: string
  /** The IndexedDB database, whose store is `kept`. */
  readonly database: string
  /** Prefix of the keys in that store: `order|12|ACME|…`. */
  readonly prefix: string
  /** Entries with the same slot replace one another; without it every entry is separate. */
  readonly slot?: (entry: E) => string | number
  /** Parses a stored value as an entry; undefined if it is something else. */
  readonly read: (value: unknown, place: string) => E | undefined
  readonly send: (entry: E, http: LaterHttp) => Promise<SendOutcome<E>>
  readonly shown: (entry: E) => ShownEntry
  /** Notice for authors who have left the page. */
  readonly news?: (entry: E, outcome: SendOutcome<E>) => QueueNews | undefined
  /** Entries of earlier versions: their storage key, and their conversion. */
  readonly former?: {
    readonly name: (me: Me) => string
    readonly read: (value: unknown, owner: string) => E | undefined
  }
  /** Whether it stays in the list as `sent` until the tab closes. */
  readonly showsSent?: boolean
}

/** No answer, server busy, sign-in needed or request still running: the entry itself is valid. */
export const isLater = ({ status, body }: HttpAnswer) =>
  [0, 401, 408, 429, 502, 503, 504, 507].includes(status) ||
  (isObject(body) && body.code === 'inFlight')

/** The most specific error message of an answer. */
export function reasonOf({ body }: HttpAnswer): string {
  const answerBody = isObject(body) ? body : {}
  const [error] = isObject(answerBody.errors) ? Object.values(answerBody.errors) : []
  const [unmet] = Array.isArray(answerBody.unmet) ? answerBody.unmet : []
  return String(error ?? unmet ?? answerBody.message ?? SOMETHING_WRONG)
}

/** The usual result: accepted, later, or refused with the reason. */
export function outcomeOf<E extends QueueEntry>(entry: E, answer: HttpAnswer): SendOutcome<E> {
  if (answer.ok) return { kind: 'done', body: answer.body }
  // Accepted by an earlier request whose answer was lost.
  if (isObject(answer.body) && isObject(answer.body.record))
    return { kind: 'done', body: answer.body.record }
  if (isLater(answer)) return { kind: 'later' }
  return { kind: 'held', entry: { ...entry, state: 'refused', reason: reasonOf(answer) } }
}

/** Whether it is sent automatically. */
export const isUnsent = ({ state }: QueueEntry) => state === 'waiting' || state === 'sending'

/** Checks the common fields; a kind checks the others. */
export const isEntry = (value: unknown): value is QueueEntry & Record<string, unknown> =>
  isObject(value) &&
  typeof value.key === 'string' &&
  typeof value.owner === 'string' &&
  typeof value.at === 'string' &&
  typeof value.state === 'string'

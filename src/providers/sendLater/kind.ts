import type { Text } from '../../domain/text'
import type { Me } from '../../model/access'
import type { Answer, Http } from '../http'
import { SOMETHING_WRONG } from '../http'
import { isObject } from '../sessionView'
import type { LaterName } from './waiting'

/** Something on its way: it lies on this device until the server has answered for good. */
export interface Entry {
  /** The name of the intention: sent again, it counts once (safety.md 12). */
  readonly key: string
  /** Who made it, and in which company: `12|ACME`. It is sent for nobody else. */
  readonly owner: string
  /** When, as an ISO instant of this device; they leave in this order. */
  readonly at: string
  /** `waiting` and `sending`; `sent` is told once more and lies nowhere; any other waits for its maker. */
  readonly state: string
  /** Why the server would not take it. */
  readonly reason?: string
}

/** What became of an entry. */
export type Outcome<E> =
  /** The server has it; as it went, where that is not as it lay here. */
  | { readonly kind: 'done'; readonly body: unknown; readonly entry?: E }
  /** Nobody answered, or not now: it stays, as it is or with what is known by now, and so does what follows it. */
  | { readonly kind: 'later'; readonly entry?: E }
  /** It stays for its maker to decide, and holds up no other. */
  | { readonly kind: 'held'; readonly entry: E }

export type LaterHttp = Pick<Http, 'exchange' | 'upload'>

/** How an entry is told where all that waits is listed. */
export interface Shown {
  readonly title: Text
  /** A word of `app.later.kinds`. */
  readonly kind: string
  /** The page that has what can be done about it. */
  readonly to: string
}

/** What is told, wherever its maker is by then, of an entry that went or was held while they did something else. */
export interface News {
  /** A word of `app.later.news`. */
  readonly word: string
  readonly about: Readonly<Record<string, string>>
  readonly isGood: boolean
  /** The page that shows it. */
  readonly to: string
}

/** What a kind of entry declares; everything else is the queue's. */
export interface LaterKind<E extends Entry> {
  /** `orders`; `ordersWaiting` in the browser's storage says that some lie here. */
  readonly name: LaterName
  /** The IndexedDB database, whose store is `kept`. */
  readonly database: string
  /** What the keys in that store begin with: `order|12|ACME|…`. */
  readonly prefix: string
  /** Entries that share it replace one another; without it each stands for itself. */
  readonly slot?: (entry: E) => string | number
  /** What lies there, under which key, as an entry; undefined where it is something else. */
  readonly read: (value: unknown, place: string) => E | undefined
  readonly send: (entry: E, http: LaterHttp) => Promise<Outcome<E>>
  readonly shown: (entry: E) => Shown
  /** Of kinds whose makers have gone on to something else. */
  readonly news?: (entry: E, outcome: Outcome<E>) => News | undefined
  /** Entries of former versions: under which name of the browser's storage, and what one is now. */
  readonly former?: {
    readonly name: (me: Me) => string
    readonly read: (value: unknown, owner: string) => E | undefined
  }
  /** Whether it stays in the list as `sent`, until the tab goes. */
  readonly showsSent?: boolean
}

/** Nobody there, too busy, to be signed in again, or still at it: the entry is not at fault. */
export const isLater = ({ status, body }: Answer) =>
  [0, 401, 408, 429, 502, 503, 504, 507].includes(status) ||
  (isObject(body) && body.code === 'inFlight')

/** The most exact of what the server said against it. */
export function reasonOf({ body }: Answer): string {
  const told = isObject(body) ? body : {}
  const [error] = isObject(told.errors) ? Object.values(told.errors) : []
  const [unmet] = Array.isArray(told.unmet) ? told.unmet : []
  return String(error ?? unmet ?? told.message ?? SOMETHING_WRONG)
}

/** Most kinds: taken, later, or refused with the reason. */
export function outcomeOf<E extends Entry>(entry: E, answer: Answer): Outcome<E> {
  if (answer.ok) return { kind: 'done', body: answer.body }
  // Taken before, by an answer that got lost.
  if (isObject(answer.body) && isObject(answer.body.record))
    return { kind: 'done', body: answer.body.record }
  if (isLater(answer)) return { kind: 'later' }
  return { kind: 'held', entry: { ...entry, state: 'refused', reason: reasonOf(answer) } }
}

/** Whether it leaves by itself. */
export const isOpen = ({ state }: Entry) => state === 'waiting' || state === 'sending'

/** What every entry has; a kind looks at the rest. */
export const isEntry = (value: unknown): value is Entry & Record<string, unknown> =>
  isObject(value) &&
  typeof value.key === 'string' &&
  typeof value.owner === 'string' &&
  typeof value.at === 'string' &&
  typeof value.state === 'string'

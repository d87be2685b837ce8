import { defineRoute } from '../route/defineRoute'
import {
  anything,
  either,
  flag,
  integer,
  list,
  object,
  orNull,
  text,
  textUpTo,
  uuid,
} from '../route/shapes'

const asAnyone = { policy: 'public' } as const

/** Public settings; null where not configured. */
export const readSettings = defineRoute('GET settings', {
  ...asAnyone,
  name: 'platform.settings',
  response: object({
    whatsapp: orNull(text),
    resolution: orNull(text),
    changelog: orNull(text),
    /** Default photo: an address of a third party, or of the server. */
    photo: text,
    /** Sites whose pictures the page may draw, besides its own: `https://*.example`. */
    pictures: list(text),
    /** Opening time of an announced launch. */
    launch: orNull(text),
    maintenance: orNull(object({ from: text, until: text })),
    /** Version of the terms of use; empty without any. */
    terms: text,
    demoAccounts: list(object({ email: text, password: text, role: text })),
  }),
})

/** Logs an error of a browser under the number shown to the user. */
export const reportFault = defineRoute('POST faults', {
  ...asAnyone,
  name: 'platform.fault',
  reads: true,
  body: object({ message: textUpTo(4999), page: textUpTo(4999) }),
  response: object({ requestId: uuid }),
  status: 201,
})

/** A change to a record, with its version; the new state is in `now`, or read through the API. */
const change = object({
  resource: text,
  'id?': either(text, integer),
  'version?': integer,
  /** Made by the reader, in this tab or elsewhere. */
  'mine?': flag,
  /** Made by no person: another system's answer, or a timer. */
  'auto?': flag,
  /** The record as the API would answer it, where the server sends it; null if deleted. */
  'now?': anything,
  /** Number of changed records, for large changes without single ids. */
  'many?': integer,
})

/**
 * `reset`: too many events were missed; all data may be stale. `rights` differs once other rows, fields or rules
 * hold for the reader: what was read before may no longer be theirs.
 */
const news = object({ after: integer, 'reset?': flag, rights: text, changes: list(change) })
const eventNumber = { ...text, pattern: '^\\d{0,15}$' }

/** Changes as they happen: server-sent events for `Accept: text/event-stream`, else one JSON answer. */
export const followLive = defineRoute('GET live', {
  name: 'platform.live',
  policy: 'schema',
  headers: { 'Last-Event-ID?': text },
  query: { 'after?': eventNumber, 'since?': eventNumber },
  response: news,
  events: true,
  refusals: [429],
})

/** Proves that the client of a stream is there: a stream to a closed connection can stay open for 15 minutes. */
export const confirmLive = defineRoute('POST live', {
  name: 'platform.liveHere',
  policy: 'schema',
  reads: true,
  response: object({}),
})

/** Readiness for load balancers; 503 with the same body while the server is not ready. */
export const health = defineRoute('GET /health', {
  ...asAnyone,
  name: 'platform.health',
  response: object({ ready: flag }),
  refusals: [503],
})

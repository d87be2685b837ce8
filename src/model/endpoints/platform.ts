import { defineRoute } from '../route/defineRoute'
import * as s from '../route/shapes'

const asAnyone = { policy: 'public' } as const

/** Public settings; null where not configured. */
export const readSettings = defineRoute('GET settings', {
  ...asAnyone,
  name: 'platform.settings',
  response: s.object({
    whatsapp: s.orNull(s.text),
    resolution: s.orNull(s.text),
    changelog: s.orNull(s.text),
    /** Default photo: an address of a third party, or of the server. */
    photo: s.text,
    /** Sites whose pictures the page may draw, besides its own: `https://*.example`. */
    pictures: s.list(s.text),
    /** Opening time of an announced launch. */
    launch: s.orNull(s.text),
    maintenance: s.orNull(s.object({ from: s.text, until: s.text })),
    /** Version of the terms of use; empty without any. */
    terms: s.text,
    demoAccounts: s.list(s.object({ email: s.text, password: s.text, role: s.text })),
  }),
})

/** Logs an error of a browser under the number shown to the user. */
export const reportFault = defineRoute('POST faults', {
  ...asAnyone,
  name: 'platform.fault',
  reads: true,
  body: s.object({ message: s.textUpTo(4999), page: s.textUpTo(4999) }),
  response: s.object({ requestId: s.uuid }),
  status: 201,
})

/** A change to a record, with its version; the new state is in `now`, or read through the API. */
const change = s.object({
  resource: s.text,
  'id?': s.either(s.text, s.integer),
  'version?': s.integer,
  /** Made by the reader, in this tab or elsewhere. */
  'mine?': s.flag,
  /** Made by no person: another system's answer, or a timer. */
  'auto?': s.flag,
  /** The record as the API would answer it, where the server sends it; null if deleted. */
  'now?': s.anything,
  /** Number of changed records, for large changes without single ids. */
  'many?': s.integer,
})

/**
 * `reset`: too many events were missed; all data may be stale. `rights` differs once other rows, fields or rules
 * hold for the reader: what was read before may no longer be theirs.
 */
const news = s.object({
  after: s.integer,
  'reset?': s.flag,
  rights: s.text,
  changes: s.list(change),
})
const eventNumber = { ...s.text, pattern: '^\\d{0,15}$' }

/** Changes as they happen: server-sent events for `Accept: text/event-stream`, else one JSON answer. */
export const followLive = defineRoute('GET live', {
  name: 'platform.live',
  policy: 'schema',
  headers: { 'Last-Event-ID?': s.text },
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
  response: s.object({}),
})

/** Readiness for load balancers; 503 with the same body while the server is not ready. */
export const health = defineRoute('GET /health', {
  ...asAnyone,
  name: 'platform.health',
  response: s.object({ ready: s.flag }),
  refusals: [503],
})

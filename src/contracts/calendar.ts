import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

const event = s.object({
  id: s.integer,
  ID_AGENDA: s.integer,
  USER_ID: s.integer,
  CLIENTE_ID: s.either(s.text, s.integer),
  CLIENTE: s.text,
  FECHA: s.instant,
  FECHA_FIN: s.orNull(s.instant),
  MEDIO: s.orNull(s.text),
  NOTA: s.orNull(s.text),
  VISITO: s.flag,
  title: s.text,
  start: s.instant,
  end: s.orNull(s.instant),
  _VERSION: s.integer,
})

const PATH = '/hanadb/api/customers/calendar'

/** Visits of a user; default: the caller. Visits of others require being their manager. */
export const agenda = defineRoute(`GET ${PATH}`, {
  name: 'team.agenda',
  original: true,
  policy: 'schema',
  right: ['visits', 'read'],
  query: { 'USER_ID?': s.keyShape },
  response: s.object({ events: s.list(event) }),
  refusals: [404],
})

export const closeVisit = defineRoute(`PUT ${PATH}/events/update`, {
  name: 'team.closeVisit',
  original: true,
  policy: 'schema',
  right: ['visits', 'update'],
  body: s.object({ ID_AGENDA: { ...s.integer, minimum: 1 } }),
  idempotent: true,
  response: s.object({ event }),
  refusals: [404, 409],
})

export type AgendaEvent = ResponseOf<typeof closeVisit>['event']

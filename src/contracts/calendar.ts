import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import {
  either,
  flag,
  instant,
  integer,
  keyShape,
  list,
  object,
  orNull,
  text,
} from '../model/route/shapes'

const event = object({
  id: integer,
  ID_AGENDA: integer,
  USER_ID: integer,
  CLIENTE_ID: either(text, integer),
  CLIENTE: text,
  FECHA: instant,
  FECHA_FIN: orNull(instant),
  MEDIO: orNull(text),
  NOTA: orNull(text),
  VISITO: flag,
  title: text,
  start: instant,
  end: orNull(instant),
  _VERSION: integer,
})

const PATH = '/hanadb/api/customers/calendar'

/** Visits of a user; default: the caller. Visits of others require being their manager. */
export const agenda = defineRoute(`GET ${PATH}`, {
  name: 'team.agenda',
  original: true,
  policy: 'schema',
  right: ['visits', 'read'],
  query: { 'USER_ID?': keyShape },
  response: object({ events: list(event) }),
  refusals: [404],
})

export const closeVisit = defineRoute(`PUT ${PATH}/events/update`, {
  name: 'team.closeVisit',
  original: true,
  policy: 'schema',
  right: ['visits', 'update'],
  body: object({ ID_AGENDA: { ...integer, minimum: 1 } }),
  idempotent: true,
  response: object({ event }),
  refusals: [404, 409],
})

export type AgendaEvent = ResponseOf<typeof closeVisit>['event']

import { noticeKinds } from '../definition/notice'
import { defineRoute, type ResponseOf } from '../route/defineRoute'
import {
  anyObject,
  byName,
  choice,
  either,
  flag,
  instant,
  integer,
  keyShape,
  list,
  object,
  orNull,
  text,
} from '../route/shapes'

export const NOTICES_PATH = 'account/notices'
export const asReader = { tag: 'platform', policy: 'signedIn' } as const
const kind = choice(noticeKinds)

/** A notification. It has no title or address when the user may not read its record. */
const notice = object({
  id: keyShape,
  kind,
  text,
  at: instant,
  isRead: flag,
  /** Label of the resource: `Pedido`. */
  label: text,
  'resource?': text,
  'record?': either(text, integer),
  'title?': text,
  /** Number of records a grouped notification stands for; its list shows them under this filter. */
  'count?': integer,
  'filter?': anyObject,
  /** Date field of the reminder, and its value. */
  'field?': text,
  'day?': text,
  /** Address of the page for which access is requested. */
  'page?': text,
})

/** A page of the user's notifications; `next` is the `before` of the next page. */
export const notices = defineRoute(`GET ${NOTICES_PATH}`, {
  ...asReader,
  name: 'notices.notices',
  query: { 'before?': { ...integer, minimum: 0 }, 'unread?': choice(['true']), 'kind?': kind },
  response: object({ notices: list(notice), unread: integer, 'next?': integer }),
})

export const markNotices = defineRoute(`PUT ${NOTICES_PATH}`, {
  ...asReader,
  name: 'notices.markNotices',
  body: object({ ids: either(choice(['all']), list(integer, 200)), 'read?': flag }),
  response: object({ unread: integer }),
})

const ACCESS = 'account/access-requests'

/** Time of the user's access request for a page, within the last day. */
export const requestedAccess = defineRoute(`GET ${ACCESS}`, {
  ...asReader,
  name: 'notices.askedAccess',
  query: { page: text },
  response: object({ at: orNull(instant) }),
  refusals: [422],
})

export const askAccess = defineRoute(`POST ${ACCESS}`, {
  ...asReader,
  name: 'notices.askAccess',
  body: object({ page: text }),
  response: object({ at: instant }),
  status: 201,
  refusals: [429],
})

/** Number of records per flow that wait for the user. */
export const waiting = defineRoute('GET waiting', {
  ...asReader,
  policy: 'schema',
  name: 'notices.waiting',
  response: object({ waiting: byName(integer) }),
})

export type Notice = ResponseOf<typeof notices>['notices'][number]

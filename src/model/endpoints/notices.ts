import { noticeKinds } from '../definition/notice'
import { defineRoute, type ResponseOf } from '../route/defineRoute'
import * as s from '../route/shapes'

export const NOTICES_PATH = 'account/notices'
export const asReader = { tag: 'platform', policy: 'signedIn' } as const
const kind = s.choice(noticeKinds)

/** A notification. It has no title or address when the user may not read its record. */
const notice = s.object({
  id: s.keyShape,
  kind,
  text: s.text,
  at: s.instant,
  isRead: s.flag,
  /** Label of the resource: `Pedido`. */
  label: s.text,
  'resource?': s.text,
  'record?': s.either(s.text, s.integer),
  'title?': s.text,
  /** Number of records a grouped notification stands for; its list shows them under this filter. */
  'count?': s.integer,
  'filter?': s.anyObject,
  /** Date field of the reminder, and its value. */
  'field?': s.text,
  'day?': s.text,
  /** Address of the page for which access is requested. */
  'page?': s.text,
})

/** A page of the user's notifications; `next` is the `before` of the next page. */
export const notices = defineRoute(`GET ${NOTICES_PATH}`, {
  ...asReader,
  name: 'notices.notices',
  query: { 'before?': { ...s.integer, minimum: 0 }, 'unread?': s.choice(['true']), 'kind?': kind },
  response: s.object({ notices: s.list(notice), unread: s.integer, 'next?': s.integer }),
})

export const markNotices = defineRoute(`PUT ${NOTICES_PATH}`, {
  ...asReader,
  name: 'notices.markNotices',
  body: s.object({ ids: s.either(s.choice(['all']), s.list(s.integer, 200)), 'read?': s.flag }),
  response: s.object({ unread: s.integer }),
})

const ACCESS = 'account/access-requests'

/** Time of the user's access request for a page, within the last day. */
export const requestedAccess = defineRoute(`GET ${ACCESS}`, {
  ...asReader,
  name: 'notices.askedAccess',
  query: { page: s.text },
  response: s.object({ at: s.orNull(s.instant) }),
  refusals: [422],
})

export const askAccess = defineRoute(`POST ${ACCESS}`, {
  ...asReader,
  name: 'notices.askAccess',
  body: s.object({ page: s.text }),
  response: s.object({ at: s.instant }),
  status: 201,
  refusals: [429],
})

/** Number of records per flow that wait for the user. */
export const waiting = defineRoute('GET waiting', {
  ...asReader,
  policy: 'schema',
  name: 'notices.waiting',
  response: s.object({ waiting: s.byName(s.integer) }),
})

export type Notice = ResponseOf<typeof notices>['notices'][number]

import { guestRole, lacksTenant } from '../../src/base/business'
import * as preferenceRoutes from '../../src/model/endpoints/noticePreferences'
import * as routes from '../../src/model/endpoints/notices'
import { count, type Limit } from '../access/rateLimits'
import { readPerson } from '../auth/person'
import { rememberLanguage } from '../db/readerLanguage'
import type { AddRoute } from '../http/addRoute'
import type { AppContext, AppRequest } from '../http/appContext'
import { routeServer } from '../http/serveRoute'
import type { Records } from '../query/requestContext'
import { countWaiting } from '../read/countWaiting'
import { accessRequestedAt, noteAccessRequest } from './noteAccessRequest'
import type { NoticeReader, NoticesContext } from './noticesContext'
import { readPreferences, setPreferences } from './preferences'
import { readNotices, updateNotices } from './readNotices'

/** Notifications of the user, and the number of records per flow that wait for them. */
export function noticeRoutes(add: AddRoute, app: AppContext, records: Records) {
  const { db, catalogue, clock } = app
  const context: NoticesContext = { db, catalogue, clock, records }
  const readRights = async (person: number) => (await readPerson(app, person))?.base

  const serve = routeServer(add, readerOf)
  serve(routes.notices, (reader, { query }) => readNotices(context, reader, query))
  serve(routes.markNotices, (reader, { body }) => updateNotices(context, reader, body))
  serve(preferenceRoutes.noticePreferences, reader => readPreferences(context, reader))
  serve(preferenceRoutes.setNoticePreferences, async (reader, { body }) => {
    // Mails use the language in which they were enabled.
    await rememberLanguage(db, { person: reader.me.ID, language: reader.language })
    return setPreferences(context, reader, body)
  })
  serve(routes.requestedAccess, async (reader, { query }) => ({
    at: await accessRequestedAt(context, reader, query.page),
  }))
  const serveCounted = routeServer(add, async c => {
    await count(app, asks, String(c.get('me').ID))
    return readerOf(c)
  })
  serveCounted(routes.askAccess, (reader, { body }) =>
    noteAccessRequest({ ...context, readRights }, reader, body.page),
  )
  serve(routes.waiting, async ({ me }, _, c) => {
    const isOwn = c.get('viewAs') === undefined && !lacksTenant(me) && me.ROLE !== guestRole()
    const waiting = await countWaiting(context, me)
    return { waiting: { ...waiting, ...(isOwn && (await app.business.unread?.({ records, me }))) } }
  })
}

/** Maximum access requests of a user per day. */
const asks: Limit = { name: 'access-asks', most: 10, minutes: 60 * 24 }

const readerOf = (c: AppRequest): NoticeReader => ({ me: c.get('me'), language: c.get('language') })

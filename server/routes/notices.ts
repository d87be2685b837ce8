import type { Me } from '../../src/model/access'
import { readPerson } from '../areas/account/person'
import { CHAT } from '../areas/chat/chatReader'
import { countUnread } from '../areas/chat/conversations'
import { countUnreadMails } from '../areas/mail/labels'
import { MAIL } from '../areas/mail/mailReader'
import { askAccess, askedAt } from '../areas/notices/askAccess'
import { markNotices } from '../areas/notices/markNotices'
import type { NoticesContext, Reader } from '../areas/notices/noticesContext'
import { readNotices } from '../areas/notices/readNotices'
import { readWishes, setWishes } from '../areas/notices/wishes'
import { rememberLanguage } from '../db/readerLanguage'
import type { Records } from '../records/context'
import { count, type Limit } from '../records/limits'
import { waitingFor } from '../records/waiting'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'
import { readObject } from './readJson'

/** What people are told, each their own; and how much waits for them in each flow. */
export function noticeRoutes(add: AddRoute, app: AppContext, records: Records) {
  const path = '/hanadb/api/account/notices'
  const context: NoticesContext = {
    db: app.db,
    catalogue: app.catalogue,
    clock: app.clock,
    records,
  }
  const rightsOf = async (person: number) => (await readPerson(app, person))?.base

  add(`GET ${path}`, 'signedIn', async c => {
    const { before, unread, kind } = c.req.query()
    return c.json(await readNotices(context, readerOf(c), { before, unread, kind }))
  })
  add(`PUT ${path}`, 'signedIn', async c =>
    c.json(await markNotices(context, readerOf(c), await readObject(c))),
  )
  add(`GET ${path}/wishes`, 'signedIn', async c => c.json(await readWishes(context, readerOf(c))))
  add(`PUT ${path}/wishes`, 'signedIn', async c => {
    const reader = readerOf(c)
    // Who wishes for mails wishes for them in the words they read now.
    await rememberLanguage(app.db, { person: reader.me.ID, language: reader.language })
    return c.json(await setWishes(context, reader, await readObject(c)))
  })
  add('GET /hanadb/api/account/access-requests', 'signedIn', async c =>
    c.json({ at: await askedAt(context, readerOf(c), c.req.query('page')) }),
  )
  add('POST /hanadb/api/account/access-requests', 'signedIn', async c => {
    const reader = readerOf(c)
    await count(app, asks, String(reader.me.ID))
    return c.json(await askAccess({ ...context, rightsOf }, reader, await readObject(c)), 201)
  })
  add('GET /hanadb/api/waiting', 'schema', async c => {
    const me = c.get('me')
    const isOwn = c.get('viewAs') === undefined && me.EMPRESA !== null && me.ROLE !== 'user'
    const waiting = await waitingFor(context, me)
    return c.json({ waiting: { ...waiting, ...(isOwn && (await unreadOf({ records, me }))) } })
  })
}

/** What one person may ask to open in a day. */
const asks: Limit = { name: 'access-asks', most: 10, minutes: 60 * 24 }

/** What people wrote to this one and they have not read. */
async function unreadOf(reader: { readonly records: Records; readonly me: Me }) {
  const [chats, mails] = await Promise.all([countUnread(reader), countUnreadMails(reader)])
  return { ...(chats > 0 && { [CHAT]: chats }), ...(mails > 0 && { [MAIL]: mails }) }
}

const readerOf = (c: AppRequest): Reader => ({ me: c.get('me'), language: c.get('language') })

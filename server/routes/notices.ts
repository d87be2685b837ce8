import { markNotices } from '../areas/notices/markNotices'
import type { NoticesContext, Reader } from '../areas/notices/noticesContext'
import { readNotices } from '../areas/notices/readNotices'
import { readWishes, setWishes } from '../areas/notices/wishes'
import type { Records } from '../records/context'
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

  add(`GET ${path}`, 'signedIn', async c => {
    const { before, unread, kind } = c.req.query()
    return c.json(await readNotices(context, readerOf(c), { before, unread, kind }))
  })
  add(`PUT ${path}`, 'signedIn', async c =>
    c.json(await markNotices(context, readerOf(c), await readObject(c))),
  )
  add(`GET ${path}/wishes`, 'signedIn', async c => c.json(await readWishes(context, readerOf(c))))
  add(`PUT ${path}/wishes`, 'signedIn', async c =>
    c.json(await setWishes(context, readerOf(c), await readObject(c))),
  )
  add('GET /hanadb/api/waiting', 'schema', async c =>
    c.json({ waiting: await waitingFor(context, c.get('me')) }),
  )
}

const readerOf = (c: AppRequest): Reader => ({ me: c.get('me'), language: c.get('language') })

import { agendaOf, closeVisit, eventOf } from '../areas/agenda/agenda'
import { once } from '../idempotency'
import type { Asking, Records } from '../records/context'
import { demand } from '../records/forbid'
import type { AddRoute } from './addRoute'
import { bodyReader } from './bodyReader'
import type { AppRequest } from './context'
import { intentionOf } from './intention'
import { readObject } from './readJson'
import { readKey } from './readQuery'

const PATH = '/hanadb/api/customers/calendar'

/**
 * The agenda as product.md 7 asks for it: an agent's visits, and closing one. Making, moving and
 * deleting visits is the resource's own (`/hanadb/api/visits`).
 */
export function agendaRoutes(add: AddRoute, records: Records) {
  const resource = records.catalogue.resources.get('visits')
  if (!resource) return
  const asked = (c: AppRequest): Asking => ({
    records,
    resource,
    me: c.get('me'),
    language: c.get('language'),
  })
  add(`GET ${PATH}`, 'schema', async c => {
    const wanted = c.req.query('USER_ID') ?? String(c.get('me').ID)
    return c.json({ events: await agendaOf(asked(c), readKey('USER_ID', wanted)) })
  })
  add(`PUT ${PATH}/events/update`, 'schema', async c => {
    const asking = asked(c)
    demand(asking, 'update')
    const body = await readObject(c)
    const { ID_AGENDA } = bodyReader(body, ['ID_AGENDA'])
    const id = ID_AGENDA.number()
    await once(records.db, intentionOf(c, asking, body), async trx => {
      await closeVisit(trx, asking, id)
      return { status: 200, body: {} }
    })
    return c.json({ event: await eventOf(asking, id) })
  })
}

import { agenda, closeVisit } from '../../../src/contracts/calendar'
import type { AddRoute } from '../../http/addRoute'
import { doOnce } from '../../http/intention'
import { contextIn, recordsServer, routeServer } from '../../http/serveRoute'
import type { Records } from '../../query/requestContext'
import { markVisited, readAgenda, readEvent } from './visitEvents'

/** The agenda; visits are created, moved and deleted as the resource `/hanadb/api/visits`. */
export function calendarRoutes(add: AddRoute, records: Records) {
  if (!records.catalogue.resources.has('visits')) return
  // 404 for another user's agenda takes precedence over 403
  routeServer(add, contextIn(records))(agenda, async (request, { query }) => ({
    events: await readAgenda(request, query.USER_ID ?? request.me.ID),
  }))
  const serve = recordsServer(add, records)
  serve(closeVisit, async (request, { body }, c) => {
    await doOnce(c, request, { body, work: trx => markVisited(trx, request, body.ID_AGENDA) })
    return { event: await readEvent(request, body.ID_AGENDA) }
  })
}

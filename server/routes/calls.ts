import { callsOf } from '../../src/model/calls'
import { callsOfRecord, tryAgain } from '../outbox/callsOfRecord'
import type { Asking, Records } from '../records/context'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'

/** What other systems were asked for a record: `GET <path>/<id>/calls`, `POST …/calls/<call>/retry`. */
export function callRoutes(add: AddRoute, records: Records) {
  for (const resource of records.catalogue.resources.values()) {
    if (callsOf(resource).length === 0) continue
    const path = resource.rest.path.replace(/\/$/, '')
    const asking = (c: AppRequest): Asking => ({
      records,
      resource,
      me: c.get('me'),
      language: c.get('language'),
    })
    const idOf = (c: AppRequest) => c.req.param('id') ?? ''
    add(`GET ${path}/:id/calls`, 'schema', async c =>
      c.json({ calls: await callsOfRecord(asking(c), idOf(c)) }),
    )
    add(`POST ${path}/:id/calls/:call/retry`, 'schema', async c =>
      c.json({ calls: await tryAgain(asking(c), idOf(c), c.req.param('call') ?? '') }),
    )
  }
}

import { messageOf } from '../areas/documents/message'
import { pageOf } from '../areas/documents/page'
import type { Asking, Records } from '../records/context'
import { getTold } from '../records/read'
import type { AddRoute } from './addRoute'

/** `GET <path>/<id>/message`: what a schema words about its records, to be sent by hand. */
export function shareRoutes(add: AddRoute, records: Records, publicUrl: string) {
  for (const resource of records.catalogue.resources.values()) {
    const { share } = resource.schema
    if (!share) continue
    add(`GET ${resource.rest.path.replace(/\/$/, '')}/:id/message`, 'schema', async c => {
      const asking: Asking = { records, resource, me: c.get('me'), language: c.get('language') }
      const record = await getTold(asking, c.req.param('id') ?? '')
      return c.json(await messageOf(await pageOf(asking, record), share, publicUrl))
    })
  }
}

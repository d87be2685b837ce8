import type { AddRoute } from '../../http/addRoute'
import type { Records, RequestContext } from '../../query/requestContext'
import { getRecordView } from '../../read/read'
import { documentMessage } from './message'
import { createPage } from './page'

/** `GET <path>/<id>/message`: message of the schema, sent by the user. */
export function shareRoutes(add: AddRoute, records: Records, publicUrl: string) {
  for (const resource of records.catalogue.resources.values()) {
    const { messageTemplate } = resource.schema
    if (!messageTemplate) continue
    add(`GET ${resource.rest.path.replace(/\/$/, '')}/:id/message`, 'schema', async c => {
      const request: RequestContext = {
        records,
        resource,
        me: c.get('me'),
        language: c.get('language'),
      }
      const record = await getRecordView(request, c.req.param('id') ?? '')
      return c.json(
        await documentMessage(await createPage(request, record), messageTemplate, publicUrl),
      )
    })
  }
}

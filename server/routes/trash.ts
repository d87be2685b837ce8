import type { Resource } from '../../src/model/resource'
import { once } from '../idempotency'
import type { Asking, Records } from '../records/context'
import { readListQuery } from '../records/listQuery'
import { listTrash, restoreRecord } from '../records/trash'
import type { AddRoute } from './addRoute'
import { answerJson } from './answerJson'
import type { AppRequest } from './context'
import { intentionOf } from './intention'
import type { LinkOf } from './linkOf'
import { readVersion } from './preconditions'
import { demandParameters } from './readQuery'
import { answers, type Row } from './recordAnswers'

/** `GET <path>/trash` and `POST <path>/<id>/restore`, where the schema says `trash`. */
export function trashRoutes(add: AddRoute, records: Records, linkOf: LinkOf) {
  const { record, withFiles } = answers(records, linkOf)
  for (const resource of records.catalogue.resources.values()) {
    if (!resource.trash) continue
    const path = resource.rest.path.replace(/\/$/, '')
    const asking = (c: AppRequest): Asking => ({
      records,
      resource,
      me: c.get('me'),
      language: c.get('language'),
    })
    add(`GET ${path}/trash`, 'schema', async c => {
      const query = readQuery(c, resource)
      const { records: rows, total, atLeast } = await listTrash(asking(c), query)
      await withFiles(c, resource, rows)
      const last = query.offset + Math.max(rows.length, 1) - 1
      const headers = {
        'Content-Range': `${resource.name} ${query.offset}-${last}/${total}`,
        ...(atLeast && { 'X-Total': 'at-least' }),
      }
      return answerJson(c, { [resource.rest.envelope]: rows }, { headers })
    })
    add(`POST ${path}/:id/restore`, 'schema', async c =>
      record(c, asking(c), { shown: await restored(c, asking(c)) }),
    )
  }
}

/** Filter, search and range as a list has them; the order is its own. */
function readQuery(c: AppRequest, resource: Resource) {
  demandParameters(c, ['filter', 'range'])
  const { filter, range } = c.req.query()
  return readListQuery(
    { ...(filter !== undefined && { filter }), ...(range !== undefined && { range }) },
    resource,
    c.get('me'),
  )
}

async function restored(c: AppRequest, asking: Asking): Promise<Row> {
  const version = readVersion(c)
  const restoring = { id: c.req.param('id') ?? '', version }
  const { body } = await once(asking.records.db, intentionOf(c, asking, {}), async trx => ({
    status: 200,
    body: await restoreRecord(trx, asking, restoring),
  }))
  return body as Row
}

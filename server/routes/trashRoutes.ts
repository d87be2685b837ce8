import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppRequest } from '../http/appContext'
import { intentionOf } from '../http/intention'
import type { LinkOf } from '../http/linkOf'
import { readVersion } from '../http/preconditions'
import { demandParameters } from '../http/readQuery'
import { type AnsweredRow, answers, apiPathOf, requestsFor } from '../http/recordAnswers'
import { conditionListOf, readListQuery } from '../query/list/listQuery'
import type { Records, RequestContext } from '../query/requestContext'
import { listTrash, restoreRecord } from '../trash/trash'
import { once } from '../write/idempotency'

/** `GET <path>/trash` and `POST <path>/<id>/restore`, for schemas with `trash`. */
export function trashRoutes(add: AddRoute, records: Records, linkTo: LinkOf) {
  const { record, withFiles } = answers(records, linkTo)
  for (const resource of records.catalogue.resources.values()) {
    if (!resource.trash) continue
    const path = apiPathOf(resource)
    const request = requestsFor(records, resource)
    add(`GET ${path}/trash`, 'schema', async c => {
      const query = readQuery(c, request(c))
      const { records: rows, total, atLeast } = await listTrash(request(c), query)
      await withFiles(c, resource, rows)
      const last = query.offset + Math.max(rows.length, 1) - 1
      const headers = {
        'Content-Range': `${resource.name} ${query.offset}-${last}/${total}`,
        ...(atLeast && { 'X-Total': 'at-least' }),
      }
      return answerJson(c, { [resource.rest.envelope]: rows }, { headers })
    })
    add(`POST ${path}/:id/restore`, 'schema', async c =>
      record(c, request(c), { shown: await restored(c, request(c)) }),
    )
  }
}

/** Filter, search and range of a list; the order is fixed. */
function readQuery(c: AppRequest, request: RequestContext) {
  demandParameters(c, ['filter', 'range'])
  const { filter, range } = c.req.query()
  return readListQuery(
    { ...(filter !== undefined && { filter }), ...(range !== undefined && { range }) },
    conditionListOf(request),
  )
}

async function restored(c: AppRequest, request: RequestContext): Promise<AnsweredRow> {
  const version = readVersion(c)
  const restoring = { id: c.req.param('id') ?? '', version }
  const { body } = await once(request.records.db, intentionOf(c, request, {}), async trx => ({
    status: 200,
    body: await restoreRecord(trx, request, restoring),
  }))
  return body as AnsweredRow
}

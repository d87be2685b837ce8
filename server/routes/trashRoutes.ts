import type { Resource } from '../../src/model/fields/resource'
import type { Trx } from '../db/db'
import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppRequest } from '../http/appContext'
import { runOnce } from '../http/intention'
import { readVersion } from '../http/preconditions'
import { demandParameters } from '../http/readQuery'
import { answers, apiPathOf, idOf, requestsFor } from '../http/recordAnswers'
import type { RouteParts } from '../http/serverBusiness'
import { conditionListOf, readListQuery } from '../query/list/listQuery'
import type { RequestContext } from '../query/requestContext'
import { listTrash, restoreRecord } from '../trash/trash'

/** `GET <path>/trash` and `POST <path>/<id>/restore`, for schemas with `trash`. */
export function trashRoutes(add: AddRoute, resource: Resource, { records, linkTo }: RouteParts) {
  const { record, withFiles } = answers(records, linkTo)
  if (!resource.trash) return
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
  add(`POST ${path}/:id/restore`, 'schema', async c => {
    const restoring = { id: idOf(c), version: readVersion(c) }
    const work = (trx: Trx) => restoreRecord(trx, request(c), restoring)
    return record(c, request(c), { shown: await runOnce(c, request(c), { body: {}, work }) })
  })
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

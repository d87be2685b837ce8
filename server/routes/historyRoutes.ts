import type { Resource } from '../../src/model/fields/resource'
import { withOperations } from '../bulk/listBatches'
import { readActivity } from '../history/activity'
import { readVersions } from '../history/fileVersions'
import { readHistory } from '../history/readHistory'
import { revertRecord } from '../history/revert'
import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppRequest } from '../http/appContext'
import { runOnce } from '../http/intention'
import { readVersion } from '../http/preconditions'
import { readObject } from '../http/readJson'
import { answers, apiPathOf, idOf, requestsFor } from '../http/recordAnswers'
import type { RouteParts } from '../http/serverBusiness'
import { keepsVersions } from '../query/fileRows'
import type { RequestContext } from '../query/requestContext'

/** History, versions of files, revert, and what a user changed: `GET <users>/<id>/activity`. */
export function historyRoutes(add: AddRoute, resource: Resource, { records, linkTo }: RouteParts) {
  const { record, fresh } = answers(records, linkTo)
  const path = apiPathOf(resource)
  const request = requestsFor(records, resource)
  add(`GET ${path}/:id/history`, 'schema', async c => {
    const here = request(c)
    const { before, field } = c.req.query()
    const { history, ...rest } = await readHistory(here, idOf(c), { before, field })
    return answerJson(c, { history: await withOperations(here, history), ...rest })
  })
  if ([...resource.fields.values()].some(field => keepsVersions({ path: field.name, field })))
    add(`GET ${path}/:id/versions/:field`, 'schema', async c =>
      answerJson(c, {
        versions: await readVersions(request(c), {
          id: idOf(c),
          field: c.req.param('field') ?? '',
          link: linkTo(c),
        }),
      }),
    )
  if (resource.name === 'users')
    add(`GET ${path}/:id/activity`, 'schema', async c =>
      answerJson(c, await readActivity(request(c), idOf(c), c.req.query('before'))),
    )
  add(`POST ${path}/:id/revert`, 'schema', async c =>
    record(c, request(c), { shown: await revert(c, request(c)).catch(fresh(c, resource)) }),
  )
}

async function revert(c: AppRequest, request: RequestContext) {
  const body = await readObject(c)
  const reverting = { id: idOf(c), body, version: readVersion(c) }
  return runOnce(c, request, { body, work: trx => revertRecord(trx, request, reverting) })
}

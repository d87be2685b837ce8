import { withOperations } from '../bulk/listBatches'
import { readActivity } from '../history/activity'
import { readVersions } from '../history/fileVersions'
import { readHistory } from '../history/readHistory'
import { revertRecord } from '../history/revert'
import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppRequest } from '../http/appContext'
import { runOnce } from '../http/intention'
import type { LinkOf } from '../http/linkOf'
import { readVersion } from '../http/preconditions'
import { readObject } from '../http/readJson'
import { answers, apiPathOf, idOf, requestsFor } from '../http/recordAnswers'
import { keepsVersions } from '../query/fileRows'
import type { Records, RequestContext } from '../query/requestContext'

/** History and revert: `GET <path>/<id>/history`, `POST <path>/<id>/revert`. */
export function historyRoutes(add: AddRoute, records: Records, linkTo: LinkOf) {
  const { record, fresh } = answers(records, linkTo)
  for (const resource of records.catalogue.resources.values()) {
    const path = apiPathOf(resource)
    const request = requestsFor(records, resource)
    add(`GET ${path}/:id/history`, 'schema', async c => {
      const here = request(c)
      const { history, ...rest } = await readHistory(here, idOf(c), c.req.query('before'))
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
    add(`POST ${path}/:id/revert`, 'schema', async c =>
      record(c, request(c), { shown: await revert(c, request(c)).catch(fresh(c, resource)) }),
    )
  }
}

/** Changes by a user: `GET <users>/<id>/activity`. */
export function activityRoute(add: AddRoute, records: Records) {
  const resource = records.catalogue.get('users')
  add(`GET ${apiPathOf(resource)}/:id/activity`, 'schema', async c => {
    const request = requestsFor(records, resource)(c)
    return answerJson(c, await readActivity(request, idOf(c), c.req.query('before')))
  })
}

async function revert(c: AppRequest, request: RequestContext) {
  const body = await readObject(c)
  const reverting = { id: idOf(c), body, version: readVersion(c) }
  return runOnce(c, request, { body, work: trx => revertRecord(trx, request, reverting) })
}

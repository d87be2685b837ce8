import type { Resource } from '../../src/model/fields/resource'
import { tabsFor } from '../../src/model/lists/listTabs'
import { exactTotal } from '../../src/model/lists/query/parseQuery'
import { demand } from '../access/permissions'
import type { JsonObject } from '../base/json'
import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppRequest } from '../http/appContext'
import { runOnce } from '../http/intention'
import { readVersion } from '../http/preconditions'
import { readObject } from '../http/readJson'
import { demandParameters, readFilterOf } from '../http/readQuery'
import { answers, apiPathOf, idOf, requestsFor } from '../http/recordAnswers'
import type { RouteParts } from '../http/serverBusiness'
import { findNames } from '../import/findNames'
import { readQuestions } from '../import/nameQuestion'
import { conditionListOf, readFilter } from '../query/list/listQuery'
import { countRows } from '../query/list/total'
import type { RequestContext } from '../query/requestContext'
import { explainDeletion } from '../read/explainDeletion'
import { groupRecords, readGroupRequest } from '../read/groups'
import { conditionOf, databaseFor } from '../read/list'
import { readRecord } from '../read/read'
import { similarRecordsOf } from '../read/similarRecords'
import { preparedCreate } from '../write/create'
import { deleteOne } from '../write/remove'
import { updateOne } from '../write/update'

export function recordRoutes(add: AddRoute, resource: Resource, { records, linkTo }: RouteParts) {
  const { list, record, created, fresh } = answers(records, linkTo)
  const path = apiPathOf(resource)
  const request = requestsFor(records, resource)
  add(`GET ${path}`, 'schema', c => list(c, request(c)))
  add(`GET ${path}/tabs`, 'schema', async c =>
    answerJson(c, { tabs: await countTabs(request(c), readFilterOf(c)) }),
  )
  add(`GET ${path}/groups`, 'schema', async c => {
    demandParameters(c, ['filter', 'by', 'values', 'sums', 'least'])
    return answerJson(c, {
      groups: await groupRecords(request(c), readGroupRequest(c.req.query())),
    })
  })
  if (resource.schema.matchFields)
    add(`POST ${path}/alike`, { policy: 'schema', reads: true }, async c =>
      answerJson(c, { alike: await similarRecordsOf(request(c), await readObject(c)) }),
    )
  add(`POST ${path}/import/names`, 'schema', async c => {
    const questions = readQuestions(request(c), await readObject(c))
    return answerJson(c, { names: await findNames(request(c), questions) })
  })
  add(`POST ${path}`, 'schema', async c =>
    created(c, request(c), { shown: await create(c, request(c)) }),
  )
  add(`GET ${path}/:id`, 'schema', async c =>
    record(
      c,
      request(c),
      await readRecord(request(c), idOf(c)).catch(explainDeletion(request(c), idOf(c))),
    ),
  )
  for (const method of ['PUT', 'PATCH']) {
    add(`${method} ${path}/:id`, 'schema', async c => {
      const body = await readObject(c)
      const version = readVersion(c)
      const updated = updateOne(request(c), { id: idOf(c), body, version })
      return record(c, request(c), {
        shown: await updated.catch(explainDeletion(request(c), idOf(c))).catch(fresh(c, resource)),
      })
    })
  }
  add(`DELETE ${path}/:id`, 'schema', async c => {
    const version = readVersion(c)
    const deleted = deleteOne(request(c), { id: idOf(c), version })
    return record(c, request(c), {
      shown: await deleted.catch(explainDeletion(request(c), idOf(c))).catch(fresh(c, resource)),
    })
  })
}

async function create(c: AppRequest, request: RequestContext) {
  const { rest, schema } = request.resource
  const body = await readObject(c)
  const work = await preparedCreate(request, body)
  const forever = schema.idempotency === 'permanent'
  return runOnce(c, request, { body, work, forever, path: rest.path })
}

interface TabCount {
  readonly count: number
  readonly atLeast: boolean
}

/** Number of rows behind each tab under a filter, and in total. */
async function countTabs(
  request: RequestContext,
  filter: unknown,
): Promise<Record<string, TabCount>> {
  const { resource, me, records } = request
  demand(request, 'read')
  readFilter(filter, conditionListOf(request))
  const { tab: _, ...rest } = (filter ?? {}) as JsonObject
  const counts: Record<string, TabCount> = {}
  for (const tab of ['all', ...tabsFor(resource, me)]) {
    const query = readFilter(tab === 'all' ? rest : { ...rest, tab }, conditionListOf(request))
    const { where, total } = await conditionOf(request, query)
    const count = total ?? (await countRows(databaseFor(records.db, query), resource, where))
    counts[tab] = { count: Math.min(count, exactTotal), atLeast: count > exactTotal }
  }
  return counts
}

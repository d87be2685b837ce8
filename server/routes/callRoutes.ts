import { callsOf } from '../../src/model/access/calls'
import type { Resource } from '../../src/model/fields/resource'
import { answerByHand } from '../flow/calls/answerByHand'
import { callsOfRecord, retryCall } from '../flow/calls/callsOfRecord'
import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppRequest } from '../http/appContext'
import { runOnce } from '../http/intention'
import { readVersion } from '../http/preconditions'
import { readObject } from '../http/readJson'
import { answers, apiPathOf, idOf, requestsFor } from '../http/recordAnswers'
import type { RouteParts } from '../http/serverBusiness'
import type { RequestContext } from '../query/requestContext'
import { explainDeletion } from '../read/explainDeletion'

/** Calls to other systems for a record: `GET <path>/<id>/calls`, `POST …/calls/<call>/retry` and `…/answer`. */
export function callRoutes(add: AddRoute, resource: Resource, { records, linkTo }: RouteParts) {
  const { record } = answers(records, linkTo)
  if (callsOf(resource).length === 0) return
  const path = apiPathOf(resource)
  const request = requestsFor(records, resource)
  add(`GET ${path}/:id/calls`, 'schema', async c =>
    answerJson(c, { calls: await callsOfRecord(request(c), idOf(c)) }),
  )
  add(`POST ${path}/:id/calls/:call/retry`, 'schema', async c =>
    answerJson(c, { calls: await retryCall(request(c), idOf(c), c.req.param('call') ?? '') }),
  )
  add(`POST ${path}/:id/calls/:call/answer`, 'schema', async c =>
    record(c, request(c), { shown: await answerRequest(c, request(c)) }),
  )
}

/** Stores a result entered by a user, once. */
async function answerRequest(c: AppRequest, request: RequestContext) {
  const body = await readObject(c)
  const answering = { id: idOf(c), call: c.req.param('call') ?? '', body, version: readVersion(c) }
  return runOnce(c, request, {
    body,
    forever: true,
    work: trx => answerByHand(trx, request, answering),
  }).catch(explainDeletion(request, answering.id))
}

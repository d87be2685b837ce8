import { flowsOf, movesOf, type Unmet } from '../../src/model/access/transition'
import type { Resource } from '../../src/model/fields/resource'
import { Refusal } from '../base/refusal'
import { moveRecord } from '../flow/move'
import type { AddRoute } from '../http/addRoute'
import type { AppRequest } from '../http/appContext'
import { runOnce } from '../http/intention'
import { moveMessages } from '../http/moveMessages'
import { readVersion } from '../http/preconditions'
import { readObject } from '../http/readJson'
import { answers, apiPathOf, idOf, requestsFor } from '../http/recordAnswers'
import type { RouteParts } from '../http/serverBusiness'
import type { RequestContext } from '../query/requestContext'
import { explainDeletion } from '../read/explainDeletion'

/** `POST <path>/<id>/flow/<transition>` for a resource with a flow. */
export function flowRoutes(add: AddRoute, resource: Resource, { records, linkTo }: RouteParts) {
  const { record } = answers(records, linkTo)
  if (flowsOf(resource).length === 0) return
  const path = apiPathOf(resource)
  add(`POST ${path}/:id/flow/:name`, 'schema', async c => {
    const request = requestsFor(records, resource)(c)
    return record(c, request, { shown: await moved(c, request) })
  })
}

async function moved(c: AppRequest, request: RequestContext) {
  const body = await readObject(c, { optional: true })
  const name = c.req.param('name') ?? ''
  const moving = { id: idOf(c), name, body, version: readVersion(c) }
  return runOnce(c, request, {
    body,
    forever: isProof(request, name),
    work: trx => moveRecord(trx, request, moving),
  })
    .catch(withTexts(request))
    .catch(explainDeletion(request, moving.id))
}

/** Evidence transitions keep their idempotency key for ever. */
function isProof({ resource }: RequestContext, name: string): boolean {
  const asked = movesOf(resource).get(name)?.transition.dialogFields ?? []
  return asked.some(each => resource.fields.get(each)?.isFile)
}

/** Adds texts to unmet guards. */
const withTexts =
  ({ resource, language }: RequestContext) =>
  async (error: unknown) => {
    const unmet = error instanceof Refusal ? (error.extra?.unmet as Unmet[] | undefined) : undefined
    if (!unmet || !(error instanceof Refusal)) throw error
    const say = await moveMessages(resource, language)
    const { status, code, params, errors } = error
    throw new Refusal(status, code, {
      ...(params && { params }),
      ...(errors && { errors }),
      extra: { unmet: unmet.map(say) },
    })
  }

import type { Unmet } from '../../src/model/access/transition'
import { flowsOf, movesOf } from '../../src/model/access/transition'
import { Refusal } from '../base/refusal'
import { moveRecord } from '../flow/move'
import type { AddRoute } from '../http/addRoute'
import type { AppRequest } from '../http/appContext'
import { intentionOf } from '../http/intention'
import type { LinkOf } from '../http/linkOf'
import { moveMessages } from '../http/moveMessages'
import { readVersion } from '../http/preconditions'
import { readObject } from '../http/readJson'
import { type AnsweredRow, answers, apiPathOf, requestsFor } from '../http/recordAnswers'
import type { Records, RequestContext } from '../query/requestContext'
import { explainDeletion } from '../read/explainDeletion'
import { once } from '../write/idempotency'

/** `POST <path>/<id>/flow/<transition>` for every resource with a flow. */
export function flowRoutes(add: AddRoute, records: Records, linkTo: LinkOf) {
  const { record } = answers(records, linkTo)
  for (const resource of records.catalogue.resources.values()) {
    if (flowsOf(resource).length === 0) continue
    const path = apiPathOf(resource)
    add(`POST ${path}/:id/flow/:name`, 'schema', async c => {
      const request = requestsFor(records, resource)(c)
      return record(c, request, { shown: await moved(c, request) })
    })
  }
}

async function moved(c: AppRequest, request: RequestContext): Promise<AnsweredRow> {
  const { records } = request
  const body = await readObject(c, { optional: true })
  const moving = {
    id: c.req.param('id') ?? '',
    name: c.req.param('name') ?? '',
    body,
    version: readVersion(c),
  }
  try {
    const work = async (trx: Parameters<typeof moveRecord>[0]) => ({
      status: 200,
      body: await moveRecord(trx, request, moving),
    })
    const forever = isProof(request, moving.name)
    const intention = { ...intentionOf(c, request, body), forever }
    return (await once(records.db, intention, work)).body as AnsweredRow
  } catch (error) {
    return await explainDeletion(request, moving.id)(await inWords(error, request))
  }
}

/** Evidence transitions keep their idempotency key for ever. */
function isProof({ resource }: RequestContext, name: string): boolean {
  const asked = movesOf(resource).get(name)?.transition.dialogFields ?? []
  return asked.some(each => resource.fields.get(each)?.isFile)
}

/** Adds texts to unmet guards. */
async function inWords(error: unknown, { resource, language }: RequestContext) {
  const unmet = error instanceof Refusal ? (error.extra?.unmet as Unmet[] | undefined) : undefined
  if (!unmet || !(error instanceof Refusal)) return error
  const say = await moveMessages(resource, language)
  const { status, code, params, errors } = error
  return new Refusal(status, code, {
    ...(params && { params }),
    ...(errors && { errors }),
    extra: { unmet: unmet.map(say) },
  })
}

import { openObject, ref } from '../../../src/model/openapi/parts/shared'
import { anyObject, byName, integer, list, number } from '../../../src/model/route/shapes'
import { lookupFeature } from '../../../src/schemas/features/checkout'
import { lookupsFor } from '../../../src/schemas/features/lineLookups'
import { answerJson } from '../../http/answerJson'
import type { AppRequest } from '../../http/appContext'
import { readObject } from '../../http/readJson'
import { readFilterOf } from '../../http/readQuery'
import { apiPathOf, idOf, requestsFor } from '../../http/recordAnswers'
import type { ServerFeature } from '../../http/serverBusiness'
import { lineLookupValues } from './lineLookups'
import { summarise } from './summary'

/** `GET <path>/summary`: numbers of records and sums by state. */
const listSummary: ServerFeature = {
  routes(add, resource, { records }) {
    add(`GET ${apiPathOf(resource)}/summary`, 'schema', async c => {
      const request = requestsFor(records, resource)(c)
      return answerJson(c, { summary: await summarise(request, readFilterOf(c)) })
    })
  },
  paths: (path, { may, operation }) =>
    may.list
      ? {
          [`${path}/summary`]: {
            get: operation('summary', {
              parameters: [ref('parameters', 'filter')],
              answer: openObject({
                'summary?': byName(openObject({ 'count?': integer, 'sum?': number })),
              }),
              refused: [401, 403],
            }),
          },
        }
      : {},
}

/** `GET <path>/<id>/beside/<field>`: numbers beside stored rows; by `POST`, beside those of a form. */
const lineLookups: ServerFeature = {
  routes(add, resource, { records }) {
    const path = `${apiPathOf(resource)}/:id/beside/:field`
    const request = requestsFor(records, resource)
    const params = (c: AppRequest) => ({ id: idOf(c), field: c.req.param('field') ?? '' })
    add(`GET ${path}`, 'schema', async c =>
      answerJson(c, { beside: await lineLookupValues(request(c), params(c)) }),
    )
    add(`POST ${path}`, { policy: 'schema', reads: true }, async c => {
      const draft = await readObject(c)
      return answerJson(c, { beside: await lineLookupValues(request(c), { ...params(c), draft }) })
    })
  },
  paths(path, { resource, may, schemaReader: { me }, operation, id }) {
    const { lines = '' } = lookupFeature.of(resource.schema) ?? {}
    const field = resource.fields.get(lines)
    const isSeen = field && (!me || lookupsFor(resource, field, me).length > 0)
    if (!may.list || !isSeen) return {}
    const answer = openObject({
      beside: byName(byName(openObject({ is: integer, 'of?': integer }))),
    })
    const body = openObject({ 'record?': anyObject, rows: list(anyObject) })
    return {
      [`${path}/{id}/beside/{field}`]: {
        parameters: [id, { name: 'field', in: 'path', required: true, schema: { enum: [lines] } }],
        get: operation('beside', { answer, refused: [401, 403, 404] }),
        post: operation('besideDraft', { body, answer, refused: [400, 401, 403, 404] }),
      },
    }
  },
}

export const checkoutFeatures = { listSummary, lineLookups }

import { idParameterOf } from '../../../src/model/openapi/parts/operation'
import { answered, refusals } from '../../../src/model/openapi/parts/shared'
import { messageFeature } from '../../../src/schemas/features/documents'
import { answerJson } from '../../http/answerJson'
import { apiPathOf, requestsFor } from '../../http/recordAnswers'
import type { ServerFeature } from '../../http/serverBusiness'
import { getRecordView } from '../../read/read'
import { documentMessage } from './message'
import { createPage } from './page'

const choice = { label: { type: 'string' }, text: { type: 'string' } }
const choices = { type: 'array', items: { type: 'object', properties: choice } }

/** `GET <path>/<id>/message`: message about a record, sent by the user. */
const messageTemplate: ServerFeature = {
  routes(add, resource, { records, context }) {
    const words = messageFeature.of(resource.schema)
    if (!words) return
    add(`GET ${apiPathOf(resource)}/:id/message`, 'schema', async c => {
      const request = requestsFor(records, resource)(c)
      const record = await getRecordView(request, c.req.param('id') ?? '')
      const page = await createPage(request, record)
      return answerJson(c, await documentMessage(page, words, context.publicUrl))
    })
  },
  paths: (path, { resource, may, operation, company, language }) =>
    may.one
      ? {
          [`${path}/{id}/message`]: {
            parameters: [idParameterOf(resource)],
            get: operation('message', {
              parameters: company,
              responses: {
                '200': answered(language, {
                  type: 'object',
                  required: ['text', 'phone'],
                  properties: {
                    text: { type: 'string' },
                    phone: { type: ['string', 'null'] },
                    choices,
                  },
                }),
                ...refusals(401, 403, 404),
              },
            }),
          },
        }
      : {},
}

export const documentFeatures = { messageTemplate }

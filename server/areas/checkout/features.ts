import { answered, ref, refusals } from '../../../src/model/openapi/parts/shared'
import { answerJson } from '../../http/answerJson'
import { readFilterOf } from '../../http/readQuery'
import { apiPathOf, requestsFor } from '../../http/recordAnswers'
import type { ServerFeature } from '../../http/serverBusiness'
import { summarise } from './summary'

/** `GET <path>/summary`: numbers of records and sums by state. */
const listSummary: ServerFeature = {
  routes(add, resource, { records }) {
    add(`GET ${apiPathOf(resource)}/summary`, 'schema', async c => {
      const request = requestsFor(records, resource)(c)
      return answerJson(c, { summary: await summarise(request, readFilterOf(c)) })
    })
  },
  paths: (path, { may, operation, company, language }) =>
    may.list
      ? {
          [`${path}/summary`]: {
            get: operation('summary', {
              parameters: [ref('parameters', 'filter'), ...company],
              responses: {
                '200': answered(language, {
                  type: 'object',
                  properties: {
                    summary: {
                      type: 'object',
                      additionalProperties: {
                        type: 'object',
                        properties: { count: { type: 'integer' }, sum: { type: 'number' } },
                      },
                    },
                  },
                }),
                ...refusals(401, 403),
              },
            }),
          },
        }
      : {},
}

export const checkoutFeatures = { listSummary }

import type { Language } from '../../domain/text'
import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { answered, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

/** Whether devices are under warranty, for whoever may read warranty orders. */
export function servicePaths({ language }: Telling): Record<string, JsonSchema> {
  const lookUp = (name: OpenApiText, by: string, more: JsonSchema = {}) => ({
    get: {
      tags: ['platform'],
      operationId: `service.${name}`,
      summary: say(name, language),
      parameters: [{ name: by, in: 'query', required: true, schema: { type: 'string' } }],
      responses: {
        '200': answered(language, { type: 'object' }),
        ...more,
        ...refusals(401, 403, 404),
      },
    },
  })
  return {
    '/hanadb/api/technical_service/garantia_imei_sap': lookUp('warrantyCover', 'imei', {
      '204': { description: say('notOurs', language) },
    }),
    '/hanadb/api/technical_service/garantias_cliente': lookUp('clientCovers', 'cliente'),
  }
}

/** How an order stands, for anybody who has its code. */
export const statePaths = (language: Language): Record<string, JsonSchema> => ({
  '/hanadb/api/service-state': {
    post: {
      tags: ['platform'],
      operationId: 'platform.serviceState',
      summary: say('serviceState', language),
      security: [],
      requestBody: sent({
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string', maxLength: 20 } },
      }),
      responses: {
        '200': answered(language, { type: 'object' }),
        ...refusals(400, 404, 415, 422, 429),
      },
    },
  },
})

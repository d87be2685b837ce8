import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { answered, ref, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

const text: JsonSchema = { type: 'string' }
const codes: JsonSchema = { type: 'array', maxItems: 1000, items: { ...text, maxLength: 60 } }
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const list: JsonSchema = { type: 'array', items: { type: 'object' } }
const loading = object({
  order: { type: 'integer' },
  product: { type: ['string', 'null'] },
  codes,
})

/** Devices by their numbers: finding them, their lives, and loading them into an order. */
export function devicePaths(
  { language }: Telling,
  { mayRead, mayLoad }: { readonly mayRead: boolean; readonly mayLoad: boolean },
): Record<string, JsonSchema> {
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: ['platform'],
    operationId: `imeis.${name}`,
    summary: say(name, language),
    ...more,
  })
  const answer = (schema: JsonSchema, ...codes: number[]) => ({
    responses: { '200': answered(language, schema), ...refusals(401, 403, ...codes) },
  })
  return {
    '/hanadb/api/imeis/find': {
      post: operation('findDevices', {
        requestBody: sent(object({ codes })),
        ...answer(object({ devices: list }), 422),
      }),
    },
    '/hanadb/api/imeis/{code}': {
      get: operation('deviceLife', {
        parameters: [{ name: 'code', in: 'path', required: true, schema: text }],
        responses: {
          '200': answered(language, object({ code: text, found: list, events: list })),
          '204': { description: say('lifeUnknown', language) },
          ...refusals(401, 403),
        },
      }),
    },
    ...(mayRead && {
      '/hanadb/api/imeis/check': {
        post: operation('checkSerials', {
          requestBody: sent(loading),
          ...answer(object({ codes: list }), 404, 422),
        }),
      },
    }),
    ...(mayLoad && {
      '/hanadb/api/imeis/load': {
        post: operation('loadSerials', {
          parameters: [ref('parameters', 'IdempotencyKey')],
          requestBody: sent(loading),
          ...answer(object({ codes: list }), 404, 409, 422),
        }),
      },
    }),
  }
}

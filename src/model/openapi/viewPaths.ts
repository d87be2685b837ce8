import type { Language } from '../../domain/text'
import type { JsonSchema } from './fieldSchema'
import { answered, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

const text: JsonSchema = { type: 'string' }
const object: JsonSchema = { type: 'object' }
const views = '/hanadb/api/views'

/** Views of lists, how a list was left, and looking at the app as another role. */
export function viewPaths(language: Language): Record<string, JsonSchema> {
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: ['platform'],
    operationId: `views.${name}`,
    summary: say(name, language),
    ...more,
  })
  const inPath = (name: string) => [{ name, in: 'path', required: true, schema: text }]
  const answers = (...codes: number[]) => ({
    '200': answered(language, object),
    ...refusals(401, ...codes),
  })
  const body = sent(object)
  return {
    [views]: {
      get: operation('views', {
        parameters: [{ name: 'resource', in: 'query', required: true, schema: text }],
        responses: answers(403, 404),
      }),
      post: operation('saveView', {
        requestBody: body,
        responses: { '201': answered(language, object), ...refusals(401, 403, 422) },
      }),
    },
    [`${views}/{id}`]: {
      parameters: inPath('id'),
      get: operation('openView', { responses: answers(404) }),
      put: operation('changeView', { requestBody: body, responses: answers(403, 404, 422) }),
      delete: operation('deleteView', { responses: answers(404) }),
    },
    [`${views}/{id}/default`]: {
      parameters: inPath('id'),
      put: operation('defaultView', { requestBody: body, responses: answers(403, 404, 422) }),
    },
    '/hanadb/api/list-state/{name}': {
      parameters: inPath('name'),
      put: operation('keepListState', { requestBody: body, responses: answers(403, 404, 422) }),
    },
    '/hanadb/api/view-as': {
      get: operation('viewAs', {
        parameters: [{ name: 'X-View-As', in: 'header', required: false, schema: text }],
        responses: answers(403, 404),
      }),
    },
  }
}

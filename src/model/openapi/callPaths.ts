import { callsOf, mayFollow } from '../calls'
import type { JsonSchema } from './fieldSchema'
import { idOf, type Parts } from './operation'
import { answered, refusals } from './shared'

const told: JsonSchema = {
  type: 'object',
  properties: {
    calls: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'call', 'state', 'tries', 'at'],
        properties: {
          id: { type: 'integer' },
          call: { type: 'string', examples: ['sap.factura'] },
          state: { type: 'string', enum: ['waiting', 'done', 'failed'] },
          tries: { type: 'integer' },
          at: { type: 'string', format: 'date-time' },
          next: { type: 'string', format: 'date-time' },
          error: { type: 'string' },
          simulated: { type: 'boolean' },
          byHand: { type: 'boolean' },
          unconnected: { type: 'boolean' },
        },
      },
    },
  },
}

/** What other systems were asked for a record, and having it tried again. */
export function callPaths(path: string, parts: Parts): Record<string, JsonSchema> {
  const { resource, telling, language, operation, company } = parts
  if (callsOf(resource).length === 0 || (telling.me && !mayFollow(resource, telling.me))) return {}
  const call = { name: 'call', in: 'path', required: true, schema: { type: 'integer' } }
  return {
    [`${path}/{id}/calls`]: {
      parameters: [idOf(resource)],
      get: operation('calls', {
        parameters: company,
        responses: { '200': answered(language, told), ...refusals(401, 403, 404) },
      }),
    },
    [`${path}/{id}/calls/{call}/retry`]: {
      parameters: [idOf(resource), call],
      post: operation('retry', {
        parameters: company,
        responses: { '200': answered(language, told), ...refusals(401, 403, 404) },
      }),
    },
  }
}

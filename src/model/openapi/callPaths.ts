import { policyOf } from '../access'
import { callsOf, mayFollow } from '../calls'
import type { JsonSchema } from './fieldSchema'
import { answerSchema } from './flowPaths'
import { etag, idOf, type Parts } from './operation'
import { handEntry } from './recordSchemas'
import { answered, ref, refusals, refusalsOfOne, sent } from './shared'

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
          enter: handEntry,
        },
      },
    },
  },
}

/** What a person may answer in place of some system. */
function outcomes({ resource, telling }: Parts): JsonSchema {
  const { me } = telling
  const readable = me ? policyOf(resource, me).readable : resource.fields
  const names = new Set(callsOf(resource).flatMap(({ effect }) => Object.keys(effect.fills ?? {})))
  return answerSchema(
    [...names].filter(name => readable.has(name)),
    resource,
    telling,
  )
}

/** What other systems were asked for a record, having it tried again, and answering in their place. */
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
    [`${path}/{id}/calls/{call}/answer`]: {
      parameters: [idOf(resource), call],
      post: operation('answer', {
        parameters: [ref('parameters', 'IfMatch'), ref('parameters', 'IdempotencyKey'), ...company],
        requestBody: sent(outcomes(parts)),
        responses: {
          '200': answered(language, ref('schemas', resource.name), etag),
          ...refusalsOfOne(400, 401, 403, 409, 412, 422, 428),
        },
      }),
    },
  }
}

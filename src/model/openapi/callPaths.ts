import type { JsonSchema } from '../../kinds/kind/description'
import { policyOf } from '../access/access'
import { callsOf, mayFollow } from '../access/calls'
import { answerSchema } from './flowPaths'
import { etag, idParameterOf, type OperationParts } from './parts/operation'
import { handEntry } from './parts/recordSchemas'
import { answered, ref, refusals, refusalsOfOne, sent } from './parts/shared'

const callSchema: JsonSchema = {
  type: 'object',
  properties: {
    calls: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'call', 'state', 'tries', 'at'],
        properties: {
          id: { type: 'integer' },
          call: { type: 'string', examples: ['billing.invoice'] },
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

/** Results a user may enter in place of a system. */
function outcomes({ resource, schemaReader }: OperationParts): JsonSchema {
  const { me } = schemaReader
  const readable = me ? policyOf(resource, me).readable : resource.fields
  const names = new Set(
    callsOf(resource).flatMap(({ effect }) => Object.keys(effect.mapResponse ?? {})),
  )
  return answerSchema(
    [...names].filter(name => readable.has(name)),
    resource,
    schemaReader,
  )
}

/** Paths of calls to other systems: list, retry, and entry of a result. */
export function callPaths(path: string, parts: OperationParts): Record<string, JsonSchema> {
  const { resource, schemaReader, language, operation, company } = parts
  if (callsOf(resource).length === 0 || (schemaReader.me && !mayFollow(resource, schemaReader.me)))
    return {}
  const call = { name: 'call', in: 'path', required: true, schema: { type: 'integer' } }
  return {
    [`${path}/{id}/calls`]: {
      parameters: [idParameterOf(resource)],
      get: operation('calls', {
        parameters: company,
        responses: { '200': answered(language, callSchema), ...refusals(401, 403, 404) },
      }),
    },
    [`${path}/{id}/calls/{call}/retry`]: {
      parameters: [idParameterOf(resource), call],
      post: operation('retry', {
        parameters: company,
        responses: { '200': answered(language, callSchema), ...refusals(401, 403, 404) },
      }),
    },
    [`${path}/{id}/calls/{call}/answer`]: {
      parameters: [idParameterOf(resource), call],
      post: operation('answer', {
        parameters: [ref('parameters', 'IfMatch'), ref('parameters', 'IdempotencyKey'), ...company],
        requestBody: sent(outcomes(parts)),
        responses: {
          '200': answered(language, ref('schemas', resource.name), etag),
          ...refusalsOfOne(401, 403, 409, 412, 422, 428),
        },
      }),
    },
  }
}

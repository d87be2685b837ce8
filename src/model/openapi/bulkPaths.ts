import type { JsonSchema } from './fieldSchema'
import type { Parts } from './operation'
import { answered, ref, refusals, sent, transitionOf } from './shared'

/** Many rows at once: seen first, done in one, and undone in one. */
export function bulkPaths(path: string, parts: Parts): Record<string, JsonSchema> {
  const { operation, company, resource, language } = parts
  const transition = transitionOf(resource, language)
  const parameters = [...wishes, ref('parameters', 'IdempotencyKey'), ...company]
  const responses = {
    '200': answered(language, manyRows),
    ...refusals(400, 401, 403, 409, 413, 422),
  }
  const key = { type: resource.key.store === 'int' ? 'integer' : 'string' }
  return {
    [`${path}/bulk`]: {
      post: operation('bulk', {
        parameters,
        requestBody: sent({ type: 'array', maxItems: 500, items: itemOf(resource.name, key) }),
        responses,
      }),
    },
    [`${path}/bulk/{batch}/undo`]: {
      parameters: [{ name: 'batch', in: 'path', required: true, schema: uuid }],
      post: operation('undo', {
        parameters: company,
        responses: {
          '200': answered(language, { type: 'object', properties: undone }),
          ...refusals(401, 404, 409),
        },
      }),
    },
    ...(transition && {
      [`${path}/bulk/flow/{transition}`]: {
        parameters: [transition],
        post: operation('bulkFlow', { parameters, requestBody: sent(movesOf(key)), responses }),
      },
    }),
  }
}

const uuid: JsonSchema = { type: 'string', format: 'uuid' }
const flag = (name: string) => ({
  name,
  in: 'query',
  schema: { type: 'boolean', default: false },
})
const wishes = [flag('dryRun'), flag('skipRefused'), { name: 'batch', in: 'query', schema: uuid }]
const version: JsonSchema = { type: 'integer' }

const itemOf = (name: string, key: JsonSchema): JsonSchema => ({
  oneOf: [
    rowOf({ id: key, _VERSION: version, changes: ref('schemas', `${name}-update`) }, ['id']),
    rowOf({ changes: ref('schemas', `${name}-create`) }, []),
    rowOf({ match: { type: 'object' }, create: { type: 'boolean' }, changes: { type: 'object' } }, [
      'match',
    ]),
  ],
})

const rowOf = (properties: JsonSchema, required: readonly string[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: [...required, 'changes'],
  properties,
})

const movesOf = (key: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['rows'],
  properties: {
    rows: {
      type: 'array',
      maxItems: 500,
      items: { type: 'object', required: ['id'], properties: { id: key, _VERSION: version } },
    },
    answers: { type: 'object' },
  },
})

const manyRows: JsonSchema = {
  type: 'object',
  required: ['batch', 'rows', 'counts'],
  properties: {
    batch: { type: ['string', 'null'], format: 'uuid' },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        required: ['index', 'outcome'],
        properties: {
          index: { type: 'integer' },
          outcome: { type: 'string', enum: ['create', 'change', 'same', 'refused'] },
          changes: { type: 'object' },
          errors: { type: 'object', additionalProperties: { type: 'string' } },
          message: { type: 'string' },
        },
      },
    },
    counts: { type: 'object', additionalProperties: { type: 'integer' } },
  },
}
const undone: JsonSchema = { batch: uuid, undone: { type: 'integer' } }

import { textIn } from '../../base/text'
import type { JsonSchema } from '../../kinds/kind/description'
import { movesOf } from '../access/transition'
import { mayEverMove } from './parts/flowView'
import type { OperationParts } from './parts/operation'
import { answered, ref, refusals, sent } from './parts/shared'

/** Paths of bulk changes: preview, run and undo. */
export function bulkPaths(path: string, parts: OperationParts): Record<string, JsonSchema> {
  const { operation, company, resource, language, may } = parts
  const transition = transitionOf(parts)
  const mayWrite = may.update || may.create || may.delete
  const parameters = [...wishes, ref('parameters', 'IdempotencyKey'), ...company]
  const responses = {
    '200': answered(language, manyRows),
    ...refusals(401, 403, 409, 413, 422),
  }
  const key = { type: resource.key.store === 'int' ? 'integer' : 'string' }
  return {
    ...(mayWrite && {
      [`${path}/bulk`]: {
        post: operation('bulk', {
          parameters,
          requestBody: sent({ type: 'array', maxItems: 500, items: itemOf(parts, key) }),
          responses,
        }),
      },
    }),
    ...((mayWrite || transition) && {
      [`${path}/bulk/{batch}/undo`]: {
        parameters: [{ name: 'batch', in: 'path', required: true, schema: uuid }],
        post: operation('undo', {
          parameters: [flag('skipRefused'), ...company],
          responses: {
            '200': answered(language, { type: 'object', properties: undone }),
            ...refusals(401, 404, 409),
          },
        }),
      },
    }),
    ...(transition && {
      [`${path}/bulk/flow/{transition}`]: {
        parameters: [transition],
        post: operation('bulkFlow', { parameters, requestBody: sent(manyMoves(key)), responses }),
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
const wishes = [
  flag('dryRun'),
  flag('skipRefused'),
  { name: 'batch', in: 'query', schema: uuid },
  {
    name: 'source',
    in: 'query',
    schema: { type: 'string', enum: ['import', 'sheet', 'reassign'] },
  },
]
const version: JsonSchema = { type: 'integer' }

const count: JsonSchema = { type: 'integer' }

const itemOf = ({ resource: { name }, may }: OperationParts, key: JsonSchema): JsonSchema => ({
  oneOf: [
    ...(may.update
      ? [rowOf({ id: key, _VERSION: version, changes: ref('schemas', `${name}-update`) }, ['id'])]
      : []),
    ...(may.create ? [rowOf({ changes: ref('schemas', `${name}-create`) }, [])] : []),
    ...(may.delete ? [deletionOf(key)] : []),
    rowOf({ match: { type: 'object' }, create: { type: 'boolean' }, changes: { type: 'object' } }, [
      'match',
    ]),
  ],
})

const deletionOf = (key: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['id', 'delete'],
  properties: { id: key, _VERSION: version, delete: { const: true } },
})

/** Names of the transitions the user may make; undefined without a flow. */
function transitionOf({
  resource,
  schemaReader,
  language,
}: OperationParts): JsonSchema | undefined {
  const open = [...movesOf(resource).values()].filter(move =>
    mayEverMove(resource, move, schemaReader),
  )
  if (open.length === 0) return undefined
  const labels = open.map(({ name, transition }) => [name, textIn(transition.label, language)])
  return {
    name: 'transition',
    in: 'path',
    required: true,
    schema: { type: 'string', enum: labels.map(([name]) => name) },
    'x-labels': Object.fromEntries(labels),
  }
}

const rowOf = (properties: JsonSchema, required: readonly string[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: [...required, 'changes'],
  properties,
})

const manyMoves = (key: JsonSchema): JsonSchema => ({
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
          outcome: { type: 'string', enum: ['create', 'change', 'delete', 'same', 'refused'] },
          changes: { type: 'object' },
          errors: { type: 'object', additionalProperties: { type: 'string' } },
          message: { type: 'string' },
        },
      },
    },
    counts: { type: 'object', additionalProperties: { type: 'integer' } },
  },
}
const undone: JsonSchema = {
  ...{ batch: uuid, undone: count, left: count },
  /** Records that could not be restored, each with its reason. */
  rows: { type: 'array', items: { type: 'object' } },
}

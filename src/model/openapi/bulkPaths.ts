import { textIn } from '../../base/text'
import type { JsonSchema } from '../../kinds/kind/description'
import { movesOf } from '../access/transition'
import { anyObject, byName, choice, flag, integer, list, object, text, uuid } from '../route/shapes'
import { mayEverMove } from './parts/flowView'
import type { OperationParts } from './parts/operation'
import { openObject, ref } from './parts/shared'

/** Paths of bulk changes: preview, run and undo. */
export function bulkPaths(path: string, parts: OperationParts): Record<string, JsonSchema> {
  const { operation, resource, may } = parts
  const transition = transitionOf(parts)
  const mayWrite = may.update || may.create || may.delete
  const many = {
    parameters: [...wishes, ref('parameters', 'IdempotencyKey')],
    answer: manyRows,
    refused: [401, 403, 409, 413, 422],
  }
  const key = resource.key.store === 'int' ? integer : text
  return {
    ...(mayWrite && {
      [`${path}/bulk`]: {
        post: operation('bulk', { ...many, body: list(itemOf(parts, key), 500) }),
      },
    }),
    ...((mayWrite || transition) && {
      [`${path}/bulk/{batch}/undo`]: {
        parameters: [{ name: 'batch', in: 'path', required: true, schema: uuid }],
        post: operation('undo', {
          parameters: [switchOf('skipRefused')],
          answer: undone,
          refused: [401, 404, 409],
        }),
      },
    }),
    ...(transition && {
      [`${path}/bulk/flow/{transition}`]: {
        parameters: [transition],
        post: operation('bulkFlow', { ...many, body: manyMoves(key) }),
      },
    }),
  }
}

const switchOf = (name: string) => ({ name, in: 'query', schema: { ...flag, default: false } })
const wishes = [
  switchOf('dryRun'),
  switchOf('skipRefused'),
  { name: 'batch', in: 'query', schema: uuid },
  { name: 'source', in: 'query', schema: choice(['import', 'sheet', 'reassign']) },
  { name: 'operation', in: 'query', schema: uuid },
]

const itemOf = ({ resource: { name }, may }: OperationParts, key: JsonSchema): JsonSchema => ({
  oneOf: [
    ...(may.update
      ? [object({ id: key, '_VERSION?': integer, changes: ref('schemas', `${name}-update`) })]
      : []),
    ...(may.create ? [object({ changes: ref('schemas', `${name}-create`) })] : []),
    ...(may.delete ? [object({ id: key, '_VERSION?': integer, delete: { const: true } })] : []),
    object({ match: anyObject, 'create?': flag, changes: anyObject }),
  ],
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

const manyMoves = (key: JsonSchema) =>
  object({
    rows: list(openObject({ id: key, '_VERSION?': integer }), 500),
    'answers?': anyObject,
  })

const manyRows = openObject({
  batch: { type: ['string', 'null'], format: 'uuid' },
  rows: list(
    openObject({
      index: integer,
      outcome: choice(['create', 'change', 'delete', 'same', 'refused']),
      'changes?': anyObject,
      'errors?': byName(text),
      'message?': text,
    }),
  ),
  counts: byName(integer),
})
const undone = openObject({
  ...{ 'batch?': uuid, 'undone?': integer, 'left?': integer },
  /** Records that could not be restored, each with its reason. */
  'rows?': list(anyObject),
})

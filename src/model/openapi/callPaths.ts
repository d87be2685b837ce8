import type { JsonSchema } from '../../kinds/kind/description'
import { policyOf } from '../access/access'
import { callsOf, mayFollow } from '../access/calls'
import { choice, flag, instant, integer, list, text } from '../route/shapes'
import { answerSchema } from './flowPaths'
import { type OperationParts, writtenRecord } from './parts/operation'
import { handEntry } from './parts/recordSchemas'
import { openObject } from './parts/shared'

const callSchema = openObject({
  'calls?': list(
    openObject({
      id: integer,
      call: { ...text, examples: ['billing.invoice'] },
      state: choice(['waiting', 'done', 'failed']),
      tries: integer,
      at: instant,
      'next?': instant,
      'error?': text,
      'simulated?': flag,
      'byHand?': flag,
      'unconnected?': flag,
      'enter?': handEntry,
    }),
  ),
})

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
  const { resource, schemaReader, operation, id } = parts
  if (callsOf(resource).length === 0 || (schemaReader.me && !mayFollow(resource, schemaReader.me)))
    return {}
  const call = { name: 'call', in: 'path', required: true, schema: integer }
  const calls = { answer: callSchema, refused: [401, 403, 404] }
  return {
    [`${path}/{id}/calls`]: { parameters: [id], get: operation('calls', calls) },
    [`${path}/{id}/calls/{call}/retry`]: {
      parameters: [id, call],
      post: operation('retry', calls),
    },
    [`${path}/{id}/calls/{call}/answer`]: {
      parameters: [id, call],
      post: operation('answer', {
        ...writtenRecord(resource),
        body: outcomes(parts),
      }),
    },
  }
}

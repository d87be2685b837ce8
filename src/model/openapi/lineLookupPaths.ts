import type { JsonSchema } from '../../kinds/kind/description'
import { lineLookupsFor, lineLookupsOf } from '../access/lineLookups'
import { idParameterOf, type OperationParts } from './parts/operation'
import { answered, refusals, sent } from './parts/shared'

export function lineLookupPaths(path: string, parts: OperationParts): Record<string, JsonSchema> {
  const { resource, schemaReader, language, operation, company } = parts
  const { me } = schemaReader
  const names = [...resource.fields.values()]
    .filter(
      field => (me ? lineLookupsFor(field, me) : Object.entries(lineLookupsOf(field))).length > 0,
    )
    .map(({ name }) => name)
  if (names.length === 0) return {}
  const number = {
    type: 'object',
    required: ['is'],
    properties: { is: { type: 'integer' }, of: { type: 'integer' } },
  }
  const row = { type: 'object', additionalProperties: number }
  const answer = {
    '200': answered(language, {
      type: 'object',
      required: ['beside'],
      properties: { beside: { type: 'object', additionalProperties: row } },
    }),
  }
  const drafts = { record: { type: 'object' }, rows: { type: 'array', items: { type: 'object' } } }
  const field = { name: 'field', in: 'path', required: true, schema: { enum: names } }
  return {
    [`${path}/{id}/beside/{field}`]: {
      parameters: [idParameterOf(resource), field],
      get: operation('beside', {
        parameters: company,
        responses: { ...answer, ...refusals(401, 403, 404) },
      }),
      post: operation('besideDraft', {
        parameters: company,
        requestBody: sent({ type: 'object', required: ['rows'], properties: drafts }),
        responses: { ...answer, ...refusals(400, 401, 403, 404) },
      }),
    },
  }
}

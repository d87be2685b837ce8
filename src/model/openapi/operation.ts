import type { Language } from '../../domain/text'
import type { Resource } from '../resource'
import type { JsonSchema } from './fieldSchema'
import type { OpenApiText } from './texts'

/** What every address of one resource is told with. */
export interface Parts {
  readonly resource: Resource
  readonly language: Language
  readonly operation: (name: OpenApiText, more: JsonSchema) => JsonSchema
  readonly company: readonly JsonSchema[]
}

export const idOf = ({ key }: Resource) => ({
  name: 'id',
  in: 'path',
  required: true,
  description: key.name,
  schema: { type: key.store === 'int' ? 'integer' : 'string' },
})

export const etag: JsonSchema = { ETag: { schema: { type: 'string' } } }

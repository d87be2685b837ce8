import type { Language } from '../../../base/text'
import type { JsonSchema } from '../../../kinds/kind/description'
import { policyOf } from '../../access/access'
import type { Operation } from '../../definition/rest'
import type { Grants, Resource } from '../../fields/resource'
import { isNever } from '../../rules/rule'
import type { SchemaReader } from './recordSchemas'
import type { OpenApiText } from './texts'

/** Input of all path builders of one resource. */
export interface OperationParts {
  readonly schemaReader: SchemaReader
  readonly may: ReturnType<typeof offersOf>
  readonly resource: Resource
  readonly language: Language
  readonly operation: (name: OpenApiText, described: Described) => JsonSchema
  readonly company: readonly JsonSchema[]
}

/** What an operation takes and answers, besides the tenant's header. */
export interface Described {
  readonly parameters?: readonly JsonSchema[]
  readonly body?: JsonSchema
  readonly answer: JsonSchema
  readonly headers?: JsonSchema
  /** @default 200 */
  readonly status?: number
  /** Statuses of refusals, besides 400. */
  readonly refused: readonly number[]
  /** A record that is absent answers 404, with who deleted it. */
  readonly ofOne?: true
}

/** Describes the endpoints that a feature adds to a resource. */
export type FeaturePaths = (path: string, parts: OperationParts) => Record<string, JsonSchema>

export const idParameterOf = ({ key }: Resource) => ({
  name: 'id',
  in: 'path',
  required: true,
  description: key.name,
  schema: { type: key.store === 'int' ? 'integer' : 'string' },
})

export const etag: JsonSchema = { ETag: { schema: { type: 'string' } } }

/** Operations of the resource, without those that are always refused to the user. */
export function offersOf(resource: Resource, { me }: SchemaReader) {
  const offers = resource.rest.operations ?? {}
  const may = (operation: Operation, right: keyof Grants) =>
    offers[operation] !== false && (!me || !isNever(policyOf(resource, me)[right]))
  return {
    list: may('list', 'read'),
    one: may('one', 'read'),
    create: may('create', 'create'),
    update: may('update', 'update'),
    delete: may('delete', 'delete'),
    restore: resource.trash !== undefined && may('delete', 'restore'),
    import: !me || ['create', 'update'].some(right => may('list', right as keyof Grants)),
  }
}

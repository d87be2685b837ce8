import type { Language } from '../../../base/text'
import type { JsonSchema } from '../../../kinds/kind/description'
import { policyOf } from '../../access/access'
import type { Operation } from '../../definition/rest'
import type { Grants, Resource } from '../../fields/resource'
import { isNever } from '../../rules/rule'
import type { SchemaReader } from './recordSchemas'
import { ref } from './shared'
import type { OpenApiText } from './texts'

/** Input of all path builders of one resource. */
export interface OperationParts {
  readonly schemaReader: SchemaReader
  readonly may: ReturnType<typeof offersOf>
  readonly resource: Resource
  readonly language: Language
  readonly operation: (name: OperationName, described: Described) => JsonSchema
  /** Key of the record in the address. */
  readonly id: JsonSchema
  readonly company: readonly JsonSchema[]
}

/** Key of the summary, or the name of a document or transition. */
type OperationName = OpenApiText | `papers.${string}` | `flow.${string}`

/** Parameters, body and answers of an operation, without the tenant's header. */
export interface Described {
  /** @default the text of its name */
  readonly summary?: string
  readonly description?: string
  /** Extensions: `x-from`. */
  readonly more?: JsonSchema
  readonly parameters?: readonly JsonSchema[]
  readonly body?: JsonSchema
  readonly answer: JsonSchema
  readonly headers?: JsonSchema
  /** @default 200 */
  readonly status?: number
  /** Statuses of refusals, besides 400. */
  readonly refused: readonly number[]
  /** A record that is absent answers 404, with who deleted it. */
  readonly ofOne?: boolean
}

/** Describes the endpoints that a feature adds to a resource. */
export type FeaturePaths = (path: string, parts: OperationParts) => Record<string, JsonSchema>

export const etag: JsonSchema = { ETag: { schema: { type: 'string' } } }

/** A change of a record, which answers the record as it is then. */
export const writtenRecord = ({ name }: Resource) => ({
  parameters: [ref('parameters', 'IfMatch'), ref('parameters', 'IdempotencyKey')],
  answer: ref('schemas', name),
  headers: etag,
  refused: [401, 403, 409, 412, 422, 428],
  ofOne: true as const,
})

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

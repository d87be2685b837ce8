import type { Language } from '../../domain/text'
import { policyOf } from '../access'
import type { Grants, Resource } from '../resource'
import { isNever } from '../rule'
import type { Operation } from '../schema'
import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import type { OpenApiText } from './texts'

/** What every address of one resource is told with. */
export interface Parts {
  readonly telling: Telling
  readonly may: ReturnType<typeof offersOf>
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

/** What the address offers, less what would be refused to this person on every record. */
export function offersOf(resource: Resource, { me }: Telling) {
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

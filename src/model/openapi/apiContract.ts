import { business, roleCode } from '../../base/business'
import type { JsonSchema } from '../../kinds/kind/description'
import { movesOf } from '../access/transition'
import type { Catalogue, FieldModel, Resource } from '../fields/resource'
import type { Grant } from '../rules/grant'
import { fieldSchema } from './parts/fieldSchema'
import { ruleText } from './parts/ruleText'

type Right = boolean | string

/** Properties of a field that API clients rely on. */
export interface FieldContract {
  /** JSON schema from OpenAPI without its descriptions. */
  readonly schema: JsonSchema
  readonly kind: string
  /** Required for a new record: true, false, or the text of a condition. */
  readonly required: Right
  /** `never`: set by the server; `once`: set on creation. */
  readonly writing: 'never' | 'once' | 'free'
  readonly read: Right
  readonly write: Right
  readonly fields?: Readonly<Record<string, FieldContract>>
}

export interface ResourceContract {
  readonly path: string
  readonly envelope: string
  readonly key: string
  readonly company: boolean
  /** Operations that are not offered. */
  readonly without: readonly string[]
  readonly fields: Readonly<Record<string, FieldContract>>
  readonly filters: readonly string[]
  readonly sorts: readonly string[]
  /** Rights by role name, `*` included. */
  readonly rights: Readonly<Record<string, Readonly<Record<keyof Grants, Right>>>>
  readonly moves: Readonly<Record<string, { readonly by: Right; readonly from: readonly number[] }>>
}
type Grants = Exclude<Grant<string>, string>

/** Public API of every resource. Saved at each start to detect incompatible changes at the next. */
export type Contract = Readonly<Record<string, ResourceContract>>

export const contractOf = ({ resources }: Catalogue): Contract =>
  Object.fromEntries([...resources].map(([name, resource]) => [name, resourceContract(resource)]))

function resourceContract(resource: Resource): ResourceContract {
  const { rest, key, company, schema } = resource
  const moves = [...movesOf(resource)].map(
    ([name, { allow, transition }]) =>
      [name, { by: words(allow), from: [...transition.from] }] as const,
  )
  return {
    path: rest.path.replace(/\/$/, ''),
    envelope: rest.envelope,
    key: key.name,
    company: company !== undefined,
    without: Object.entries(rest.operations ?? {}).flatMap(([name, call]) =>
      call === false ? [name] : [],
    ),
    fields: fieldContracts([...resource.fields.values()]),
    filters: [...resource.filterable].sort(),
    sorts: [...resource.sortable].sort(),
    rights: Object.fromEntries(
      Object.keys(schema.access)
        .map(roleCode)
        .map(role => [role, rightsOf(resource, role)]),
    ),
    moves: Object.fromEntries(moves),
  }
}

function rightsOf(resource: Resource, role: string) {
  const { read, create, update, delete: remove } = resource.grants(role)
  return { read: words(read), create: words(create), update: words(update), delete: words(remove) }
}

const fieldContracts = (fields: readonly FieldModel[]) =>
  Object.fromEntries(fields.map(field => [field.name, fieldContract(field)]))

function fieldContract(field: FieldModel): FieldContract {
  const { readOnly, required, read, write, kind, fields } = field
  return {
    schema: withoutWords(fieldSchema({ ...field, fields: [] } as FieldModel, business().language)),
    kind,
    required: readOnly ? false : words(required),
    writing: readOnly ? 'never' : field.words.createOnly ? 'once' : 'free',
    read: words(read),
    write: words(write),
    ...(fields && { fields: fieldContracts(fields) }),
  }
}

const words = (node: Parameters<typeof ruleText>[0]): Right => ruleText(node, 'en')

function withoutWords({ 'x-labels': _, items, ...schema }: JsonSchema): JsonSchema {
  return items === undefined ? schema : { ...schema, items: withoutWords(items as JsonSchema) }
}

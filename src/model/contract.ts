import { fieldSchema, type JsonSchema } from './openapi/fieldSchema'
import { ruleWords } from './openapi/ruleWords'
import type { Catalogue, FieldModel, Resource } from './resource'
import type { Grant } from './schema'
import { movesOf } from './transition'

type Right = boolean | string

/** What those who call the API of a field rely on. */
export interface FieldContract {
  /** As OpenAPI tells it, without its words. */
  readonly schema: JsonSchema
  readonly kind: string
  /** Demanded of a new record: always, never, or under a condition. */
  readonly required: Right
  /** Set by the server alone; given at birth; or free. */
  readonly writing: 'never' | 'once' | 'free'
  readonly read: Right
  readonly write: Right
  /** The fields of rows. */
  readonly fields?: Readonly<Record<string, FieldContract>>
}

export interface ResourceContract {
  readonly path: string
  readonly envelope: string
  readonly key: string
  /** Rows belong to a company. */
  readonly company: boolean
  /** Operations the address does not offer. */
  readonly without: readonly string[]
  readonly fields: Readonly<Record<string, FieldContract>>
  readonly filters: readonly string[]
  readonly sorts: readonly string[]
  /** By role as the schema writes it, `*` included. */
  readonly rights: Readonly<Record<string, Readonly<Record<keyof Grants, Right>>>>
  readonly moves: Readonly<Record<string, { readonly by: Right; readonly from: readonly number[] }>>
}
type Grants = Exclude<Grant<string>, string>

/** What an API promises, resource by resource: kept at each start, so that the next change can be weighed. */
export type Contract = Readonly<Record<string, ResourceContract>>

export const contractOf = ({ resources }: Catalogue): Contract =>
  Object.fromEntries([...resources].map(([name, resource]) => [name, resourceContract(resource)]))

function resourceContract(resource: Resource): ResourceContract {
  const { rest, key, company, schema } = resource
  const moves = [...movesOf(resource)].map(
    ([name, { by, transition }]) => [name, { by: words(by), from: [...transition.from] }] as const,
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
      Object.keys(schema.access).map(role => [role, rightsOf(resource, role)]),
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
    schema: withoutWords(fieldSchema({ ...field, fields: [] } as FieldModel, 'es')),
    kind,
    required: readOnly ? false : words(required),
    writing: readOnly ? 'never' : field.words.createOnly ? 'once' : 'free',
    read: words(read),
    write: words(write),
    ...(fields && { fields: fieldContracts(fields) }),
  }
}

const words = (node: Parameters<typeof ruleWords>[0]): Right => ruleWords(node, 'en')

function withoutWords({ 'x-labels': _, items, ...schema }: JsonSchema): JsonSchema {
  return items === undefined ? schema : { ...schema, items: withoutWords(items as JsonSchema) }
}

import type { Role } from '../domain/roles'
import { checkResource } from './check'
import type { Field } from './field'
import { fieldModel } from './fieldModel'
import type { SortBy } from './listWords'
import type { Catalogue, FieldModel, Grants, Resource, Sort } from './resource'
import { always, type Node, never, parseRule } from './rule'
import type { AnySchema, Grant, RestWords } from './schema'

/** Makes schemas ready and checks what the compiler cannot see. Every mistake is named, all at once. */
export function createCatalogue(schemas: readonly AnySchema[]): Catalogue {
  const resources = new Map<string, Resource>()
  const get = (name: string) => {
    const found = resources.get(name)
    if (!found) throw new Error(`there is no schema "${name}"`)
    return found
  }
  const problems: string[] = []
  for (const schema of schemas) {
    if (resources.has(schema.name)) problems.push(`${schema.name}: two schemas have this name`)
    try {
      resources.set(schema.name, resourceOf(schema, get))
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  for (const resource of resources.values()) problems.push(...checkResource(resource, resources))
  if (problems.length > 0) throw new SchemaError(problems)
  return { resources, get }
}

/** What is wrong with the schemas, in words for who wrote them. */
export class SchemaError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The schemas do not hold:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
    this.name = 'SchemaError'
    // Where in our code it came to light helps nobody.
    this.stack = this.message
  }
}

function resourceOf(schema: AnySchema, get: (name: string) => Resource): Resource {
  const fields = new Map<string, FieldModel>()
  for (const [name, words] of Object.entries(fieldsOf(schema))) {
    try {
      fields.set(name, fieldModel(name, words, { flows: schema.flow, resource: get }))
    } catch (error) {
      throw new Error(`${schema.name}.${name}: ${(error as Error).message}`)
    }
  }
  const key = fields.get(schema.key)
  if (!key) throw new Error(`${schema.name}: the key ${schema.key} is no field of it`)
  const columns = schema.list?.columns ?? defaultColumns(schema)
  return {
    name: schema.name,
    table: schema.table,
    schema,
    key,
    naturalKey: key.kind !== 'id',
    title: typeof schema.title === 'string' ? [schema.title] : schema.title,
    company: schema.company && fields.get(schema.company),
    parent: schema.parent ? fields.get(schema.parent) : undefined,
    fields,
    computed: [...fields.values()].filter(field => field.kind === 'computed'),
    rest: restOf(schema),
    list: { columns, ...sortsOf(schema), tabs: schema.list?.tabs },
    form: formOf(schema),
    filterable: new Set(filterableOf(schema, fields)),
    sortable: new Set(sortableOf(schema, fields, columns)),
    searched: [...fields.values()].filter(isSearched),
    searchedBehind: [...fields.values()].filter(
      ({ kind, words }) => kind === 'reference' && words.search === true,
    ),
    trash: trashOf(schema),
    grants: grantsBy(schema),
  }
}

/** Texts are found by what stands in them, a record by its number. */
const isSearched = (field: FieldModel) =>
  field.words.search === true &&
  field.kind !== 'reference' &&
  (field.kind === 'id' || field.store === 'text')

/** The company column is a field like any other, set by the server; a business's own key is never empty. */
function fieldsOf(schema: AnySchema): Record<string, Field> {
  const fields: Record<string, Field> = { ...schema.fields }
  const key = fields[schema.key]
  if (key && key.kind !== 'id' && !('join' in key)) fields[schema.key] = { ...key, required: true }
  if (schema.company) fields[schema.company] = { kind: 'code', readOnly: true }
  return fields
}

const titleOf = (schema: AnySchema) =>
  typeof schema.title === 'string' ? [schema.title] : schema.title

/** Key, title and the first fields that fit a cell. */
function defaultColumns(schema: AnySchema): string[] {
  const fits = Object.entries(schema.fields).filter(([, field]) => !unfit.has(field.kind))
  const names = [schema.key, ...titleOf(schema), ...fits.map(([name]) => name)]
  return [...new Set(names)].slice(0, 7)
}
const unfit = new Set<string>([
  ...['longText', 'richText', 'lines', 'json', 'password', 'references', 'file'],
])

/** The order for everybody, and those for some roles. */
function sortsOf({ list, key }: AnySchema): Pick<Resource['list'], 'sort' | 'sorts'> {
  const { sort = key } = list ?? {}
  const said: readonly SortBy<string>[] = typeof sort === 'string' ? [{ is: sort }] : sort
  const read = (word: string): Sort => {
    const [field = key, order] = word.split(' ')
    return { field, order: order === 'desc' ? 'DESC' : 'ASC' }
  }
  return {
    sort: read(said.find(({ by }) => !by)?.is ?? key),
    sorts: said.flatMap(({ by, is }) => (by ? [{ by, sort: read(is) }] : [])),
  }
}

function filterableOf(schema: AnySchema, fields: ReadonlyMap<string, FieldModel>) {
  const tabs = schema.list?.tabs
  const asked = [...fields.values()].filter(
    ({ words, kind }) => words.filter || words.unique || kind === 'reference' || kind === 'status',
  )
  const names = [schema.key, ...asked.map(field => field.name), ...(schema.unique?.flat() ?? [])]
  return typeof tabs === 'string' ? [...names, tabs] : names
}

function sortableOf(
  schema: AnySchema,
  fields: ReadonlyMap<string, FieldModel>,
  columns: readonly string[],
) {
  const asked = [...fields.values()].filter(field => field.words.sort).map(field => field.name)
  const { sort, sorts } = sortsOf(schema)
  const named = [sort, ...sorts.map(each => each.sort)].map(({ field }) => field)
  return [schema.key, ...named, ...columns, ...asked].filter(name => {
    const field = fields.get(name)
    return field && !unsortable.has(field.kind) && field.words.sort !== false
  })
}
const unsortable = new Set<string>([...unfit, 'choices', 'image', 'location'])

const restOf = (schema: AnySchema): Resource['rest'] => ({
  path: schema.rest?.path ?? `/hanadb/api/${schema.name}`,
  envelope: schema.rest?.envelope ?? 'data',
  id: schema.rest?.id ?? schema.key,
  paging: schema.rest?.paging ?? 'server',
  versions: schema.rest?.versions ?? true,
  ...operationsOf(schema.rest),
})
const operationsOf = (rest: RestWords | undefined) =>
  rest?.operations ? { operations: rest.operations } : {}

function formOf(schema: AnySchema): Resource['form'] {
  const form = schema.form
  const sections =
    form === undefined
      ? [{ id: 'main', fields: 'rest' as const }]
      : 'as' in form
        ? form.sections
        : form
  const named = new Set(sections.flatMap(({ fields }) => (fields === 'rest' ? [] : fields)))
  const rest = Object.keys(schema.fields).filter(name => !named.has(name))
  return {
    as: form && 'as' in form ? form.as : 'sections',
    saves: (form && 'as' in form && form.saves) || 'record',
    sections: sections.map(section => ({
      ...section,
      fields: section.fields === 'rest' ? rest : section.fields,
    })),
  }
}

const nothing: Grants = {
  read: never,
  create: never,
  update: never,
  delete: never,
  restore: never,
}
const everything: Grants = {
  read: always,
  create: always,
  update: always,
  delete: always,
  restore: never,
}

const trashOf = ({ trash }: AnySchema): Resource['trash'] =>
  trash && { keep: trash === true ? undefined : trash.keep }

function grantsBy(schema: AnySchema) {
  const known = new Map<string, Grants>()
  for (const [role, grant] of Object.entries(schema.access)) known.set(role, grantsOf(grant))
  const others = known.get('*') ?? nothing
  const granted = (role: string): Grants =>
    known.get(role) ?? (role === ('user' satisfies Role) ? nothing : others)
  return (role: string): Grants => ({
    ...granted(role),
    restore: restoreOf(schema, role, granted(role)),
  })
}

/** The roles named, among what they may read; else whoever may delete a row may bring it back. */
function restoreOf({ trash }: AnySchema, role: string, { read, delete: remove }: Grants): Node {
  if (!trash) return never
  if (trash === true || !trash.by) return remove
  return trash.by.some(each => each === role) ? read : never
}

function grantsOf(grant: Grant<string>): Grants {
  if (grant === 'all') return everything
  if (grant === 'read') return { ...nothing, read: always }
  return {
    read: parseRule(grant.read ?? false),
    create: parseRule(grant.create ?? false),
    update: parseRule(grant.update ?? false),
    delete: parseRule(grant.delete ?? false),
    restore: never,
  }
}

import { business } from '../../base/business'
import { capabilitiesOf } from '../../kinds/registry'
import type { FieldDefinition } from '../definition/field'
import type { SortBy } from '../definition/listWords'
import { parseRule } from '../rules/rule'
import type { AnySchema } from '../schema'
import { tenantField } from '../words/place'
import { isAlwaysJoined } from './concat'
import { fieldModel } from './fieldModel'
import { headOf } from './head'
import type { FieldModel, Resource, Sort } from './resource'

/** Compiles a schema; referenced resources are resolved by `get` on first use. */
export function resourceOf(schema: AnySchema, get: (name: string) => Resource): Resource {
  const fields = new Map<string, FieldModel>()
  for (const [name, words] of Object.entries(fieldsOf(schema))) {
    try {
      fields.set(name, fieldModel(name, words, { flows: schema.flow, resource: get }))
    } catch (error) {
      throw new Error(`${schema.name}.${name}: ${(error as Error).message}`, { cause: error })
    }
  }
  const key = fields.get(schema.key)
  if (!key) throw new Error(`the key ${schema.key} is no field of it`)
  const columns = schema.list?.columns ?? defaultColumns(schema, key)
  return {
    ...headOf(schema),
    table: schema.table ?? schema.name.toUpperCase().replaceAll('-', '_'),
    schema,
    key,
    naturalKey: !key.id,
    company: schema.tenant && fields.get(business().tenant?.column ?? ''),
    parent: schema.parent ? fields.get(schema.parent) : undefined,
    fields,
    computed: [...fields.values()].filter(field => field.computed),
    list: { columns, ...sortsOf(schema), tabs: schema.list?.tabs },
    form: formOf(schema),
    filterable: new Set(filterableOf(schema, fields)),
    sortable: new Set(sortableOf(schema, fields, columns)),
    sortIndexed: new Set(sortableOf(schema, fields)),
    searched: [...fields.values()].filter(isSearched),
    isSearched: [...fields.values()].some(isSearched),
    searchedBehind: [...fields.values()].filter(({ reference }) => reference?.search === true),
  }
}

/** Texts are searched by content, records by number. */
const isSearched = (field: FieldModel) =>
  (field.words.search === true || 'barcode' in field.words) &&
  !field.reference &&
  (field.id !== undefined || field.store === 'text')

/** Adds the company column, which the server sets, and makes a natural key required. */
function fieldsOf(schema: AnySchema): Record<string, FieldDefinition> {
  const fields: Record<string, FieldDefinition> = { ...schema.fields }
  const key = fields[schema.key]
  if (key && !capabilitiesOf(key.kind).isAssigned && !isAlwaysJoined(key))
    fields[schema.key] = { ...key, required: true }
  return schema.tenant ? { ...fields, ...tenantField() } : fields
}

const titleOf = (schema: AnySchema) =>
  typeof schema.title === 'string' ? [schema.title] : schema.title

/** The title and the first fields that fit a cell, without a key that only numbers the records. */
function defaultColumns(schema: AnySchema, key: FieldModel): string[] {
  const fits = Object.entries(schema.fields).filter(([, { kind }]) => !capabilitiesOf(kind).isBulky)
  const names = new Set([...titleOf(schema), ...fits.map(([name]) => name)])
  if (key.id && names.size > 1 && titleOf(schema)[0] !== key.name) names.delete(key.name)
  return [...names].slice(0, 7)
}

/** The default order and those of certain people. */
function sortsOf({ list, key }: AnySchema): Pick<Resource['list'], 'sort' | 'sorts'> {
  const { sort = key } = list ?? {}
  const orders: readonly SortBy<string>[] = typeof sort === 'string' ? [{ value: sort }] : sort
  const read = (word: string): Sort => {
    const [field = key, order] = word.split(' ')
    return { field, order: order === 'desc' ? 'DESC' : 'ASC' }
  }
  return {
    sort: read(orders.find(({ when }) => !when)?.value ?? key),
    sorts: orders.flatMap(({ when, value }) =>
      when ? [{ when: parseRule(when), sort: read(value) }] : [],
    ),
  }
}

function filterableOf(schema: AnySchema, fields: ReadonlyMap<string, FieldModel>) {
  const tabs = schema.list?.tabs
  const asked = [...fields.values()].filter(
    ({ words, reference, status }) => words.filter || words.unique || reference || status,
  )
  const names = [schema.key, ...asked.map(field => field.name), ...(schema.unique?.flat() ?? [])]
  const [start] = [schema.list?.calendar ?? []].flat()
  return [...names, ...(typeof tabs === 'string' ? [tabs] : []), ...(start ? [start] : [])]
}

/** Key, title, default orders and `sortable: true`, which an index sorts; and columns of the list, if given. */
function sortableOf(
  schema: AnySchema,
  fields: ReadonlyMap<string, FieldModel>,
  columns: readonly string[] = [],
) {
  const asked = [...fields.values()].filter(field => field.words.sortable).map(field => field.name)
  const { sort, sorts } = sortsOf(schema)
  const named = [sort, ...sorts.map(each => each.sort)].map(({ field }) => field)
  return [schema.key, ...titleOf(schema), ...named, ...columns, ...asked].filter(name => {
    const field = fields.get(name)
    return field?.operators.includes('eq') && field.words.sortable !== false
  })
}

function formOf(schema: AnySchema): Resource['form'] {
  const form = schema.form
  const sections =
    form === undefined
      ? [{ id: 'main', fields: 'others' as const }]
      : 'layout' in form
        ? form.sections
        : form
  const named = new Set(sections.flatMap(({ fields = [] }) => (fields === 'others' ? [] : fields)))
  const rest = Object.keys(schema.fields).filter(name => !named.has(name))
  return {
    layout: form && 'layout' in form ? form.layout : 'sections',
    sections: sections.map(section => ({
      ...section,
      fields: section.fields === 'others' ? rest : (section.fields ?? []),
    })),
  }
}

import { alikeFields, isName } from '../../src/model/alike'
import type { KindName } from '../../src/model/kinds/registry'
import type { Catalogue, FieldModel, Resource } from '../../src/model/resource'
import { formerColumns } from '../db/formerColumns'
import type { ColumnSpec, ForeignKeySpec, IndexSpec, TableSpec } from '../db/spec'

/** The columns every table has from day one (design.md). */
const marks: ColumnSpec[] = [
  { name: '_VERSION', store: 'int', notNull: true },
  { name: '_CREATED_AT', store: 'instant' },
  { name: '_CREATED_BY', store: 'int' },
  { name: '_UPDATED_AT', store: 'instant' },
  { name: '_UPDATED_BY', store: 'int' },
  { name: '_DELETED_AT', store: 'instant' },
]

/** The folded twin of a text that is searched or sorted. */
export const shadowOf = (field: FieldModel) => `${field.name}_F`
export const hasShadow = (resource: Resource, field: FieldModel) =>
  field.folded &&
  field.store === 'text' &&
  (resource.sortable.has(field.name) ||
    resource.filterable.has(field.name) ||
    resource.searched.includes(field))

export const childTable = (resource: Resource, field: FieldModel) =>
  `${resource.table}_${field.name}`

/** The columns that name a record in its table: the company too where the key is the business's own. */
export const keyColumns = ({ company, naturalKey, key }: Resource) =>
  company && naturalKey ? [company.name, key.name] : [key.name]

/** Every table the schemas ask for: one a resource, one each for its child rows and its lists of references. */
export function tablesOf(catalogue: Catalogue): TableSpec[] {
  return [...catalogue.resources.values()].flatMap(resource => [
    mainTable(resource),
    ...[...resource.fields.values()].flatMap(field => {
      if (field.kind === 'lines') return [linesTable(resource, field)]
      return field.kind === 'references' ? [joinTable(resource, field)] : []
    }),
  ])
}

function mainTable(resource: Resource): TableSpec {
  const stored = [...resource.fields.values()].filter(field => field.store)
  const shadows = stored.filter(field => hasShadow(resource, field))
  return {
    name: resource.table,
    primaryKey: keyColumns(resource),
    ...(resource.naturalKey && { rowid: true }),
    ...(resource.searched.length > 0 && { search: true }),
    columns: [
      ...stored.map(columnOf),
      ...shadows.map(shadowColumn),
      ...(resource.searched.length > 0 ? [searchColumn(resource)] : []),
      ...formerColumns(resource.schema),
      ...marks,
    ],
    foreignKeys: stored.flatMap(field => foreignKey(resource, field)),
    indexes: indexesOf(resource),
  }
}

const shadowColumn = (field: FieldModel): ColumnSpec => ({
  name: shadowOf(field),
  store: 'text',
  folds: [field.name],
  ...(field.words.was !== undefined && { was: `${field.words.was}_F` }),
})

const searchColumn = ({ searched }: Resource): ColumnSpec => ({
  name: '_SEARCH',
  store: 'text',
  folds: searched.map(field => field.name),
})

function columnOf(field: FieldModel): ColumnSpec {
  const { words } = field
  const floor = 'min' in words && typeof words.min === 'number' ? words.min : undefined
  const guarded =
    field.kind === 'money' ? (floor ?? 0) >= 0 : field.kind === 'integer' && floor === 0
  return {
    name: field.name,
    store: field.store ?? 'text',
    ...(guarded && { nonNegative: true }),
    ...(words.was !== undefined && { was: words.was }),
  }
}

/** A reference inside one company is guarded with it; one from shared rows into a company's is checked on save. */
function foreignKey(resource: Resource, field: FieldModel): ForeignKeySpec[] {
  const target = field.kind === 'reference' ? field.target : undefined
  if (!target) return []
  const columns = keyColumns(target)
  if (columns.length === 1) {
    return [{ columns: [field.name], table: target.table, target: columns }]
  }
  if (!resource.company) return []
  return [{ columns: [resource.company.name, field.name], table: target.table, target: columns }]
}

function indexesOf(resource: Resource): IndexSpec[] {
  const company = resource.company ? [resource.company.name] : []
  const end = [resource.key.name]
  const made = new Map<string, IndexSpec>()
  const add = (index: IndexSpec) => made.set(`${index.columns.join()}|${index.unique ?? ''}`, index)
  const sorted = (name: string) => {
    const field = resource.fields.get(name)
    return field && hasShadow(resource, field) ? shadowOf(field) : name
  }
  const stored = (name: string) => Boolean(resource.fields.get(name)?.store)
  const narrow = narrowFilters(resource)
  const others = (name: string) => narrow.filter(other => other !== name)
  const usual = sorted(resource.list.sort.field)
  for (const name of [...resource.sortable, ...[...resource.filterable].filter(stored)]) {
    if (name === resource.key.name) continue
    const columns = narrow.includes(name) ? [name, ...end, ...others(name)] : [sorted(name), ...end]
    add({
      columns: [...company, ...columns],
      live: true,
      ...besideOf(resource, columns[0] === usual),
    })
  }
  for (const columns of filterIndexes(resource, usual))
    add({ columns: [...company, ...columns], live: true })
  if (company.length > 0)
    add({
      columns: [...company, ...end],
      live: true,
      ...besideOf(resource, usual === resource.key.name),
    })
  for (const field of resource.fields.values()) {
    if (field.words.unique)
      add({
        columns: [...company, ...withOf(field), sorted(field.name)],
        unique: true,
        live: true,
        ...unlessOf(field),
      })
  }
  for (const names of resource.schema.unique ?? []) {
    add({ columns: [...company, ...names.map(sorted)], unique: true, live: true })
  }
  for (const index of alikeIndexes(resource, company)) add(index)
  if (resource.trash) add({ columns: [...company, '_DELETED_AT', ...end], dead: true })
  return [...made.values()]
}

/** Asked about while somebody types; a name is found by its words instead. */
const alikeIndexes = (resource: Resource, company: readonly string[]): IndexSpec[] =>
  alikeFields(resource)
    .filter(field => !isName(field))
    .map(({ name }) => ({ columns: [...company, name, resource.key.name], live: true }))

/** Before it, so that a refusal names the field itself last. */
export const withOf = ({ words: { unique } }: FieldModel): readonly string[] =>
  typeof unique === 'object' && 'while' in unique ? (unique.with ?? []) : []

function unlessOf({ words: { unique } }: FieldModel) {
  if (typeof unique !== 'object') return {}
  if ('unless' in unique) return { unless: unique.unless }
  return { among: { column: unique.while, values: unique.in } }
}

/** For lists in their usual order under one filter, or under the two references people narrow by together. */
function filterIndexes(resource: Resource, usual: string): string[][] {
  const narrow = narrowFilters(resource)
  const pair = narrow.filter(name => resource.fields.get(name)?.kind === 'reference').slice(0, 2)
  const leads = [...narrow.map(name => [name]), ...(pair.length === 2 ? [pair] : [])]
  return leads
    .filter(lead => !lead.includes(usual))
    .map(lead => [...new Set([...lead, usual, resource.key.name, ...narrow])])
}

/** A search walks the rows in their usual order, and need not open those that do not fit. */
const besideOf = ({ searched }: Resource, isUsual: boolean) =>
  isUsual && searched.length > 0 ? { beside: ['_SEARCH'] } : {}

/**
 * Short fields that lists are filtered by. The index of one holds the others, so that a page or a
 * total under several filters is found in it without opening the rows that do not fit.
 */
const narrowFilters = ({ filterable, fields, key }: Resource) =>
  [...filterable]
    .filter(name => name !== key.name && narrowKinds.has(fields.get(name)?.kind ?? 'text'))
    .slice(0, 5)
const narrowKinds = new Set<KindName>(['choice', 'status', 'boolean', 'reference'])

/** What a child row carries of its record: the key, and the company its references stay within. */
export const ownerColumns = ({ company, key }: Resource) =>
  company ? [company.name, key.name] : [key.name]

const parentColumns = (resource: Resource): ColumnSpec[] =>
  ownerColumns(resource).map(name => {
    const field = resource.fields.get(name)
    const was = field?.words.was
    return { name, store: field?.store ?? 'text', notNull: true, ...(was !== undefined && { was }) }
  })

const wasOf = (resource: Resource, { words }: FieldModel) =>
  words.was === undefined ? {} : { was: `${resource.table}_${words.was}` }

const parentKey = (resource: Resource): ForeignKeySpec => ({
  columns: keyColumns(resource),
  table: resource.table,
  target: keyColumns(resource),
})

/** Child rows: the row's own number, its record, its place, its fields. */
function linesTable(resource: Resource, field: FieldModel): TableSpec {
  const own = new Set(ownerColumns(resource))
  return {
    name: childTable(resource, field),
    ...wasOf(resource, field),
    primaryKey: ['_ID'],
    columns: [
      { name: '_ID', store: 'int' },
      ...parentColumns(resource),
      { name: '_POSITION', store: 'int', notNull: true },
      ...(field.fields ?? []).filter(({ store, name }) => store && !own.has(name)).map(columnOf),
    ],
    foreignKeys: [
      parentKey(resource),
      ...(field.fields ?? []).flatMap(each => foreignKey(resource, each)),
    ],
    indexes: [
      { columns: [...keyColumns(resource), '_POSITION'] },
      // What they refer to is asked who uses it: the orders that have a product.
      ...(field.fields ?? [])
        .filter(({ target }) => target)
        .map(({ name }) => ({ columns: [name] })),
    ],
  }
}

/** Lists of references: the record, the place, the value. */
function joinTable(resource: Resource, field: FieldModel): TableSpec {
  return {
    name: childTable(resource, field),
    ...wasOf(resource, field),
    primaryKey: [...keyColumns(resource), 'POSITION'],
    columns: [
      ...parentColumns(resource),
      { name: 'POSITION', store: 'int' },
      { name: 'VALUE', store: field.target?.key.store ?? 'text', notNull: true },
    ],
    foreignKeys: [parentKey(resource)],
    indexes: [{ columns: ['VALUE'] }],
  }
}

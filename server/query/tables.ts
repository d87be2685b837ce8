import type { Catalogue, FieldModel, Resource } from '../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../src/model/fields/shadow'
import type { AnySchema } from '../../src/model/schema'
import type { ColumnSpec, ForeignKeySpec, TableSpec } from '../db/spec'
import { indexesOf } from './indexes'

const systemColumns: ColumnSpec[] = [
  { name: '_VERSION', store: 'int', notNull: true },
  { name: '_CREATED_AT', store: 'instant' },
  { name: '_CREATED_BY', store: 'int' },
  { name: '_UPDATED_AT', store: 'instant' },
  { name: '_UPDATED_BY', store: 'int' },
  { name: '_DELETED_AT', store: 'instant' },
]

export const childTable = (resource: Resource, field: FieldModel) =>
  `${resource.table}_${field.name}`

/** The columns that identify a record; includes the company for business keys. */
export const keyColumns = ({ company, naturalKey, key }: Resource) =>
  company && naturalKey ? [company.name, key.name] : [key.name]

/**
 * All tables of the schemas: one per resource, one for each field of child rows and each reference list.
 * Tables of areas follow.
 */
export function tablesOf(catalogue: Catalogue, areas: readonly TableSpec[] = []): TableSpec[] {
  const ofSchemas = [...catalogue.resources.values()].flatMap(resource => [
    mainTable(resource),
    ...[...resource.fields.values()].flatMap(field => {
      if (field.lines) return [linesTable(resource, field)]
      return field.references ? [joinTable(resource, field)] : []
    }),
  ])
  return [...ofSchemas, ...areas]
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
      ...systemColumns,
    ],
    foreignKeys: stored.flatMap(field => foreignKey(resource, field)),
    indexes: indexesOf(resource),
  }
}

const shadowColumn = (field: FieldModel): ColumnSpec => ({
  name: shadowOf(field),
  store: 'text',
  folds: [field.name],
  ...(field.words.renamedFrom !== undefined && { was: `${field.words.renamedFrom}_F` }),
})

const searchColumn = ({ searched }: Resource): ColumnSpec => ({
  name: '_SEARCH',
  store: 'text',
  folds: searched.map(field => field.name),
})

/** Lowest number of a field. */
export const minOf = ({ words, isMoney }: FieldModel): number | undefined =>
  'min' in words && typeof words.min === 'number' ? words.min : isMoney ? 0 : undefined

function columnOf(field: FieldModel): ColumnSpec {
  const { words, computed, isMoney, isNumeric } = field
  const min = minOf(field) ?? -1
  const isWhole = isNumeric && field.store === 'int'
  const isNonNegative = !computed && (isMoney ? min >= 0 : isWhole && min === 0)
  return {
    name: field.name,
    store: field.store ?? 'text',
    ...(isNonNegative && { nonNegative: true }),
    ...(words.renamedFrom !== undefined && { was: words.renamedFrom }),
  }
}

/** A reference within one company includes it; one from shared rows into a company is checked on save. */
function foreignKey(resource: Resource, field: FieldModel): ForeignKeySpec[] {
  const target = field.reference ? field.target : undefined
  if (!target) return []
  const columns = keyColumns(target)
  if (columns.length === 1) {
    return [{ columns: [field.name], table: target.table, target: columns }]
  }
  if (!resource.company) return []
  return [{ columns: [resource.company.name, field.name], table: target.table, target: columns }]
}

/** The columns a child row carries of its record: the key and the company. */
export const ownerColumns = ({ company, key }: Resource) =>
  company ? [company.name, key.name] : [key.name]

const parentColumns = (resource: Resource): ColumnSpec[] =>
  ownerColumns(resource).map(name => {
    const field = resource.fields.get(name)
    const was = field?.words.renamedFrom
    return { name, store: field?.store ?? 'text', notNull: true, ...(was !== undefined && { was }) }
  })

const formerTable = (resource: Resource, { words }: FieldModel) =>
  words.renamedFrom === undefined ? {} : { was: `${resource.table}_${words.renamedFrom}` }

const parentKey = (resource: Resource): ForeignKeySpec => ({
  columns: keyColumns(resource),
  table: resource.table,
  target: keyColumns(resource),
})

/** Child rows: own number, record, position, fields. */
function linesTable(resource: Resource, field: FieldModel): TableSpec {
  const own = new Set(ownerColumns(resource))
  return {
    name: childTable(resource, field),
    ...formerTable(resource, field),
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
      // References are indexed to find who uses a target: the orders of a product.
      ...(field.fields ?? [])
        .filter(({ target }) => target)
        .map(({ name }) => ({ columns: [name] })),
    ],
  }
}

/** Reference lists: record, position, value. */
function joinTable(resource: Resource, field: FieldModel): TableSpec {
  return {
    name: childTable(resource, field),
    ...formerTable(resource, field),
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

/** Columns that no field uses any more but whose values are kept, under their own or another name. */
const formerColumns = ({ droppedColumns = [] }: Pick<AnySchema, 'droppedColumns'>): ColumnSpec[] =>
  Array.isArray(droppedColumns)
    ? droppedColumns.map(name => ({ name, store: 'text' }))
    : Object.entries(droppedColumns).map(([name, was]) =>
        was === name ? { name, store: 'text' } : { name, store: 'text', was, frees: true },
      )

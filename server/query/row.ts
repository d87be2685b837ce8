import type { Stored } from '../../src/kinds/kind/kind'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../src/model/fields/shadow'
import { foldedValue, searchText } from '../../src/model/search/searchText'
import type { ColumnReader, DbRow, Tuple } from '../db/db'
import type { RecordDraft, RecordValues } from './requestContext'

/** The stored columns of these fields, with folded and search columns. */
export function rowOf(resource: Resource, record: RecordValues, names: Iterable<string>): DbRow {
  const row: DbRow = {}
  for (const name of names) {
    const field = resource.fields.get(name)
    if (!field?.store) continue
    const value = record[name] ?? null
    row[name] = field.toStore(value)
    if (hasShadow(resource, field)) row[shadowOf(field)] = foldedValue(value)
  }
  if (resource.searched.length > 0) row._SEARCH = searchText(resource, record)
  return row
}

export const storedFields = (resource: Resource): FieldModel[] =>
  [...resource.fields.values()].filter(field => field.store)

export type Readable = Pick<FieldModel, 'name' | 'fromStore'>

/** Reads rows of these fields as records; built once per list, run per row. */
export function reader(fields: readonly Readable[]): (row: DbRow) => RecordDraft {
  const parts = fields.map(field => ({ name: field.name, field }))
  return row => {
    const record: RecordDraft = {}
    for (const { name, field } of parts) record[name] = field.fromStore(row[name] as Stored)
    return record
  }
}

/** The same for tuples of these columns. */
export function tupleReader(fields: readonly Readable[], columns: readonly ColumnReader[]) {
  const places = new Map(columns.map(({ name }, at) => [name, at]))
  const parts = fields.map(field => ({ name: field.name, field, at: places.get(field.name) ?? -1 }))
  return (row: Tuple) => {
    const record: RecordDraft = {}
    for (const { name, field, at } of parts) record[name] = field.fromStore(row[at] as Stored)
    return record
  }
}

import { type Me, readableRowFields } from '../../src/model/access/access'
import type { FieldModel } from '../../src/model/fields/resource'
import type { RecordValues } from '../query/requestContext'

export function presentValue(field: FieldModel, value: unknown, me: Me): unknown {
  if (!field.fields || !Array.isArray(value)) return value ?? null
  const names = readableRowFields(field, me).map(({ name }) => name)
  return value.map((row: RecordValues) => ({
    ...(row._ID !== undefined && { _ID: row._ID }),
    ...Object.fromEntries(names.map(name => [name, row[name] ?? null])),
  }))
}

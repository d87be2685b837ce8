import { adminRole } from '../../../../src/base/business'
import type { FieldModel, Resource } from '../../../../src/model/fields/resource'
import { settle } from '../../../../src/model/validation/draft'
import { validate } from '../../../../src/model/validation/validation'
import type { SampleRow } from '../guess/readSample'
import type { SchemaDraft } from './draftSchema'

/** Rows of the sample that the drafted schema rejects: `row 3: EMAIL`. */
export function misfits(
  resource: Resource,
  draft: SchemaDraft,
  rows: readonly SampleRow[],
): string[] {
  const writable = new Set(resource.fields.keys())
  return rows.flatMap((row, at) => {
    const record = settle(resource, recordOf(row, resource, draft), {})
    const wrong = Object.keys(
      validate(resource, record, { me: { ROLE: adminRole(), GROUP: true }, writable }),
    )
    return wrong.length > 0 ? [`row ${at + 1}: ${wrong.join(', ')}`] : []
  })
}

function recordOf(row: SampleRow, resource: Resource, { fields }: SchemaDraft) {
  const entries = fields.map(({ column, guess }) => {
    const cell = row[column.header] ?? null
    const field = resource.fields.get(column.name)
    const read = guess.read && cell !== null && cell !== '' ? guess.read(cell) : cell
    return [column.name, field?.fields ? rowsIn(read, field) : field?.parse(read)]
  })
  return Object.fromEntries(entries)
}

const rowsIn = (rows: unknown, { fields = [] }: FieldModel) =>
  Array.isArray(rows)
    ? rows.map(row =>
        Object.fromEntries(fields.map(({ name, parse }) => [name, parse(row[name] ?? null)])),
      )
    : rows

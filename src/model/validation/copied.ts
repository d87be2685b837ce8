import { type Me, policyOf, writableRowFields } from '../access/access'
import type { FieldModel, Resource } from '../fields/resource'
import { type DraftValues, defaultFor } from './draft'

/**
 * Values of a record that begin another one: those this person may write. Left out is what belongs to one record:
 * unique values and codes, files with the rows that need one, states, and values that come from the person or
 * the moment.
 */
export function copiedValues(resource: Resource, me: Me, record: DraftValues): DraftValues {
  const { writable } = policyOf(resource, me)
  const isCopied = (field: FieldModel) =>
    writable.has(field.name) &&
    field !== resource.key &&
    field !== resource.company &&
    !field.status &&
    !isOfOneRecord(field, me)
  return Object.fromEntries(
    [...resource.fields.values()].flatMap(field => {
      const value = record[field.name]
      if (value === null || value === undefined || !isCopied(field)) return []
      return [[field.name, field.fields ? copiedRows(field, me, value) : value]]
    }),
  )
}

const isOfOneRecord = (field: FieldModel, me: Me) =>
  Boolean(
    field.words.unique ||
      field.equivalents ||
      field.isSerial ||
      field.isAssigned ||
      field.isFile ||
      field.isSecret,
  ) || String(defaultFor(field, me)).startsWith('$')

function copiedRows(lines: FieldModel, me: Me, rows: unknown): readonly DraftValues[] {
  const author = lines.lines?.authorField
  const fields = writableRowFields(lines, me)
  if (fields.some(field => field.isFile && field.words.required === true)) return []
  const names = fields
    .filter(field => field.name !== author && !isOfOneRecord(field, me))
    .map(({ name }) => name)
  const all = Array.isArray(rows) ? (rows as readonly DraftValues[]) : []
  return all.map(row => Object.fromEntries(names.map(name => [name, row[name] ?? null])))
}

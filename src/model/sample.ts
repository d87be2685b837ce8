import { isShown, type Values } from './draft'
import { holds } from './evaluate'
import { isJoined } from './join'
import type { FieldModel, Resource } from './resource'
import { always, fieldsOf, isNever, parseRule } from './rule'

/** What an invented record needs to exist already: the key of a referred record, an uploaded file. Undefined: leave it out. */
export type Pick = (field: FieldModel, n: number) => unknown

/**
 * The `n`th invented record of a resource, as a person would send it: every field they may write is
 * filled with a value of its kind, fields its conditions hide or that follow others are left out, so that it passes
 * validation. Other `n`, other keys and unique values.
 */
export function sampleRecord(resource: Resource, n: number, pick: Pick): Record<string, unknown> {
  const record = sampleOf([...resource.fields.values()], n, pick)
  mend(resource, record)
  for (const field of resource.fields.values()) {
    if (!(field.name in record) || isShown(field, record, {})) continue
    if (n % 2 === 0 || !makeRoom(resource, record, field)) delete record[field.name]
  }
  for (const { name, fields } of resource.fields.values()) {
    const rows = record[name] as Record<string, unknown>[] | undefined
    for (const row of (fields && rows) ?? []) hideIn(row, fields ?? [], record)
  }
  return record
}

/** What follows others is left out; what stands against a check begins as the schema has it begin: times of one hour are no schedule. */
function mend({ schema, fields }: Resource, record: Record<string, unknown>) {
  for (const field of fields.values()) if (isJoined(field, record)) delete record[field.name]
  for (const node of (schema.checks ?? []).map(({ rule }) => parseRule(rule))) {
    if (holds(node, record, {})) continue
    for (const name of fieldsOf(node)) {
      const given = fields.get(name)?.words.default
      if (name in record && isPlain(given)) record[name] = given
    }
  }
}
const isPlain = (given: unknown) =>
  typeof given === 'number' || (typeof given === 'string' && !given.startsWith('$'))

/** Every other record shows what is only seen while something else is empty. */
function makeRoom({ fields }: Resource, record: Record<string, unknown>, field: FieldModel) {
  const inTheWay = fieldsOf(field.show).filter(name =>
    isNever(fields.get(name)?.required ?? always),
  )
  const without = { ...record, ...Object.fromEntries(inTheWay.map(name => [name, null])) }
  const shows = isShown(field, without, {})
  if (shows) for (const name of inTheWay) delete record[name]
  return shows
}

function sampleOf(fields: readonly FieldModel[], n: number, pick: Pick) {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = field.readOnly ? undefined : sampleValue(field, n, pick)
    if (value !== undefined && value !== null) values[field.name] = value
  }
  return values
}

function sampleValue(field: FieldModel, n: number, pick: Pick): unknown {
  if (field.fields) return sampleRows(field, n, pick)
  if (field.kind === 'references') {
    const key = pick(field, n)
    return key === undefined ? undefined : [key]
  }
  return elsewhere.has(field.kind) ? pick(field, n) : field.sample(n)
}
const elsewhere = new Set<string>(['reference', 'file', 'image'])

/** Child rows: one, or as many as there must be. */
export function sampleRows({ words, fields = [] }: FieldModel, n: number, pick: Pick) {
  const min = words.kind === 'lines' ? (words.min ?? 1) : 1
  return Array.from({ length: Math.max(1, min) }, (_, at) => sampleOf(fields, n + at, pick))
}

function hideIn(row: Record<string, unknown>, fields: readonly FieldModel[], record: Values) {
  const around = { ...record, ...row }
  for (const field of fields) if (!isShown(field, around, {})) delete row[field.name]
}

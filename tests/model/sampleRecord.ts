import { isJoined } from '../../src/model/fields/concat'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { always, fieldsOf, isNever, type Node, parseRule } from '../../src/model/rules/rule'
import { type DraftValues, isShown } from '../../src/model/validation/draft'

/**
 * Supplies what a sample needs to exist: the key of a referenced record, an uploaded file. Undefined omits
 * the field.
 */
export type SamplePick = (field: FieldModel, n: number) => unknown

/**
 * The `n`th valid sample of a resource, as a user would send it, with every writable field that is visible
 * and not concatenated. Keys and unique values differ by `n`.
 */
export function sampleRecord(
  resource: Resource,
  n: number,
  pick: SamplePick,
): Record<string, unknown> {
  const record = sampleOf([...resource.fields.values()], n, pick)
  repair(resource, record, n)
  for (const field of resource.fields.values()) {
    if (!(field.name in record) || isShown(field, record, {})) continue
    if (n % 2 === 0 || !emptyOtherFields(resource, record, field)) delete record[field.name]
  }
  for (const { name, fields } of resource.fields.values()) {
    const rows = record[name] as Record<string, unknown>[] | undefined
    for (const row of (fields && rows) ?? []) hideIn(row, fields ?? [], record)
  }
  return record
}

/** Removes concatenated fields, and gives fields that break a check their defaults, else other samples. */
function repair({ schema, fields }: Resource, record: Record<string, unknown>, n: number) {
  for (const field of fields.values()) if (isJoined(field, record)) delete record[field.name]
  const nodes = (schema.checks ?? []).map(({ rule }) => parseRule(rule))
  for (const [at, node] of nodes.entries()) {
    if (holds(node, record, {})) continue
    for (const name of fieldsOf(node)) {
      const given = fields.get(name)?.words.default
      if (name in record && isPlain(given)) record[name] = given
    }
    const mended = nodes.slice(0, at + 1)
    if (!holds(node, record, {}))
      Object.assign(record, alternativeSample(mended, node, { fields, record, n }))
  }
}

/** Another sample of one field with which the checks are met, such as a later end of a period. */
function alternativeSample(
  nodes: readonly Node[],
  broken: Node,
  {
    fields,
    record,
    n,
  }: Pick<Resource, 'fields'> & { readonly record: DraftValues; readonly n: number },
): DraftValues {
  for (const name of fieldsOf(broken)) {
    const field = fields.get(name)
    if (!(name in record) || !field || field.fields || field.target || field.isFile) continue
    for (const further of [1, 2, 3, 4, 5]) {
      const changed = { [name]: field.sample(n + further) }
      if (nodes.every(node => holds(node, { ...record, ...changed }, {}))) return changed
    }
  }
  return {}
}
const isPlain = (given: unknown) =>
  typeof given === 'number' || (typeof given === 'string' && !given.startsWith('$'))

/** Empties fields in every other sample, for fields shown only while another is empty. */
function emptyOtherFields(
  { fields }: Resource,
  record: Record<string, unknown>,
  field: FieldModel,
) {
  const inTheWay = fieldsOf(field.visibleWhen).filter(name =>
    isNever(fields.get(name)?.required ?? always),
  )
  const without = { ...record, ...Object.fromEntries(inTheWay.map(name => [name, null])) }
  const shows = isShown(field, without, {})
  if (shows) for (const name of inTheWay) delete record[name]
  return shows
}

function sampleOf(fields: readonly FieldModel[], n: number, pick: SamplePick) {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = field.readOnly ? undefined : sampleValue(field, n, pick)
    if (value !== undefined && value !== null) values[field.name] = value
  }
  return values
}

function sampleValue(field: FieldModel, n: number, pick: SamplePick): unknown {
  if (field.fields) return sampleRows(field, n, pick)
  if (field.references) {
    const key = pick(field, n)
    return key === undefined ? undefined : [key]
  }
  return field.reference || field.isFile ? pick(field, n) : field.sample(n)
}

export function sampleRows({ lines, fields = [] }: FieldModel, n: number, pick: SamplePick) {
  const min = lines?.min ?? 1
  return Array.from({ length: Math.max(1, min) }, (_, at) => sampleOf(fields, n + at, pick))
}

function hideIn(row: Record<string, unknown>, fields: readonly FieldModel[], record: DraftValues) {
  const around = { ...record, ...row }
  for (const field of fields) if (!isShown(field, around, {})) delete row[field.name]
}

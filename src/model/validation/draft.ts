import { addDays, today } from '../../base/day'
import { isObject } from '../../base/parseJson'
import { publicCode } from '../../base/publicCode'
import type { Me } from '../access/access'
import { isJoined, joined, sourcesIn } from '../fields/concat'
import type { Derived, FieldModel, Resource } from '../fields/resource'
import { isConditional, isFieldValue, isInDays } from '../fields/valuesOf'
import { compute } from '../rules/compute'
import { holds } from '../rules/evaluate'
import { parseRule } from '../rules/rule'
import { inputsOfValue, settleOrder } from './settleOrder'

export type DraftValues = Readonly<Record<string, unknown>>
/** User and time that defaults and rules refer to. */
export interface Moment {
  readonly me: Me
  readonly now: Date
}

/** Default values of a new record, with `$me.…`, `$now` and `$today` resolved. The server adds values from references later. */
export function defaultsOf(resource: Resource, moment: Moment): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of resource.fields.values()) {
    const value = defaultOf(field, moment)
    if (value !== undefined) values[field.name] = value
  }
  return values
}

/** Values with which a form of a new record opens: its defaults, and one empty row in each required list. */
export function formDefaults(resource: Resource, moment: Moment): Record<string, unknown> {
  const values = defaultsOf(resource, moment)
  for (const field of resource.fields.values()) {
    const isOpened = needsRow(field.words) && field.fields?.some(({ isFile }) => !isFile)
    if (isOpened) values[field.name] = [newRow(field, moment)]
  }
  return values
}

const needsRow = ({ required, min }: FieldModel['words'] & { readonly min?: unknown }) =>
  required === true || (typeof min === 'number' && min > 0)

/** A new row of a list, with the defaults of its columns. */
export const newRow = ({ fields = [] }: FieldModel, moment: Moment) =>
  Object.fromEntries(fields.map(field => [field.name, defaultOf(field, moment) ?? null]))

export function defaultOf(field: FieldModel, moment: Moment): unknown {
  const value = defaultFor(field, moment.me)
  if (isFieldValue(value)) return undefined
  return value === '$code' ? publicCode() : valueAtMoment(value, moment)
}

/** What `$me.…`, `$now`, `$today` and `inDays` stand for at this moment; other values stand for themselves. */
export function valueAtMoment(value: unknown, { me, now }: Moment): unknown {
  if (isInDays(value)) return addDays(today(now), value.inDays)
  if (value === '$now') return now.toISOString()
  if (value === '$today') return today(now)
  if (typeof value === 'string' && value.startsWith('$me.'))
    return me[value.slice('$me.'.length) as keyof Me] ?? null
  return value
}

/** Default of a field for this user, unresolved. */
export function defaultFor({ words, isYesNo }: FieldModel, me: DraftValues): unknown {
  // A boolean without a value is false.
  const value = words.default ?? (isYesNo ? false : undefined)
  if (!isConditional(value)) return value
  return value.find(({ when }) => !when || holds(parseRule(when), {}, me))?.value
}

/** Fields whose default is a column of the record that this reference names. */
export function takenFrom({ fields }: Resource, { name }: FieldModel, me: DraftValues) {
  return [...fields.values()].flatMap(field => {
    const value = defaultFor(field, me)
    const [head, column] = isFieldValue(value) ? value.field.split('.') : []
    return head === name && column ? [{ into: field.name, column }] : []
  })
}

/** A new record as stored: hidden fields emptied, computed fields calculated, also in rows. */
export const settle = (
  resource: Resource,
  record: DraftValues,
  me: DraftValues,
): Record<string, unknown> => settleOver(resource, record, { me })

interface Settling {
  readonly me: DraftValues
  /** The stored record, if there is one. */
  readonly before?: DraftValues | undefined
}
/**
 * Like `settle`, for an existing record: a value keeps its state from `before` while the fields it depends
 * on are unchanged.
 */
export function settleOver(
  resource: Resource,
  record: DraftValues,
  { me, before }: Settling,
): Record<string, unknown> {
  const settled: Record<string, unknown> = { ...record }
  const around = { me, before, fields: resource.fields }
  for (const field of settleOrder(resource.fields)) settleField(field, settled, around)
  return settled
}

type Around = Settling & Pick<Resource, 'fields'>

function settleField(
  field: FieldModel,
  settled: Record<string, unknown>,
  { me, before, fields }: Around,
) {
  const { name } = field
  if (settled[name] != null && !isShown(field, settled, me)) settled[name] = null
  if (field.fields) settled[name] = settleRows(field, settled, me)
  if (isJoined(field, settled)) settled[name] = joined(field, settled, { fields, before })
  if (field.derive) settled[name] = derived(field, settled, me)
  if (field.computed) settled[name] = computedValue(field, settled, me)
}

/** Fields a value depends on while the form is edited. */
export function followedBy(field: FieldModel, fields: Resource['fields']): readonly string[] {
  if (field.concat) return sourcesIn(field)
  return inputsOfValue(field).flatMap(name => {
    const input = fields.get(name)
    return input ? [name, ...followedBy(input, fields)] : []
  })
}

export const isShown = (field: FieldModel, record: DraftValues, me: DraftValues) =>
  holds(field.visibleWhen, record, me)

function settleRows(lines: FieldModel, record: Record<string, unknown>, me: DraftValues) {
  const rows = record[lines.name]
  if (!Array.isArray(rows)) return rows
  return rows.map(row => (isObject(row) ? settleRow(lines, record, { row, me }) : row))
}

function settleRow(
  lines: FieldModel,
  record: DraftValues,
  { row, me }: { row: DraftValues; me: DraftValues },
) {
  const settled: Record<string, unknown> = { ...row }
  for (const field of lines.fields ?? []) {
    const around = { ...record, ...settled }
    if (settled[field.name] != null && !isShown(field, around, me)) settled[field.name] = null
    if (field.computed) settled[field.name] = computedValue(field, around, me)
  }
  return settled
}

/** The first value whose rule holds; none where the field is hidden. */
function derived(field: FieldModel, record: DraftValues, me: DraftValues): unknown {
  if (!isShown(field, record, me)) return null
  return field.derive?.find(each => isMet(each, record))?.value ?? null
}
function isMet({ when, formula, max }: Derived, record: DraftValues): boolean {
  if (!holds(when, record, {})) return false
  if (formula === undefined || max === undefined) return true
  const result = compute(formula, record, 6)
  return result !== null && result <= max
}
/** A rollup has a value even when hidden: 0 for a new record. Other hidden fields are null. */
function computedValue(field: FieldModel, record: DraftValues, me: DraftValues) {
  const { name, computed, decimals } = field
  if (computed?.rollup) return record[name] ?? 0
  return computed && isShown(field, record, me) ? compute(computed.formula, record, decimals) : null
}

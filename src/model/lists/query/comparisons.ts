import { dayBounds, isDay } from '../../../base/day'
import { fold } from '../../../base/fold'
import type { FieldModel } from '../../fields/resource'
import { isRelativePeriod } from '../../rules/relativePeriod'
import { isOperators, type Node, type Operator, type Scalar } from '../../rules/rule'
import { isOfKind } from '../../validation/shapeOf'
import { ListFault } from './listFault'

const maxValues = 200

export const unknownOperator = (name: string, operator: unknown, known: readonly string[]) =>
  new ListFault('unknownOperator', {
    name,
    operator: String(operator).slice(0, 20),
    known: known.join(', '),
  })

/** The condition of a filter on one field, in its short or its long form, as rules. */
export function conditionsOf(field: FieldModel, value: unknown): Node[] {
  if (value === null) return [condition(field, 'empty', true)]
  if (Array.isArray(value)) return [listCondition(field, value)]
  if (!isOperators(value)) return [condition(field, plainOperator(field), value)]
  return Object.entries(value).map(([op, operand]) => condition(field, op as Operator, operand))
}

/** `{ ROLE: '7' }` means "equal"; on a field with several values it means "has". */
const plainOperator = (field: FieldModel): Operator =>
  field.operators.includes('has') ? 'has' : 'eq'

function listCondition(field: FieldModel, values: readonly unknown[]): Node {
  if (plainOperator(field) === 'eq') return condition(field, 'in', values)
  if (values.length > maxValues) throw badValue(field)
  return { any: values.map(value => condition(field, 'has', value)) }
}

function condition(field: FieldModel, op: Operator, operand: unknown): Node {
  if (op !== 'empty' && !field.operators.includes(op))
    throw unknownOperator(field.name, op, [...new Set([...field.operators, 'empty'])])
  if (op === 'empty' && typeof operand !== 'boolean') throw badValue(field)
  if (op === 'during' && !isRelativePeriod(operand)) throw badValue(field)
  if (op === 'empty' || op === 'during') return leaf(field, op, operand as Scalar)
  if (op === 'in' || op === 'nin') return leaf(field, op, readValues(field, operand))
  if (op === 'contains') return leaf(field, op, searchText(field, operand))
  if (operand === null && op === 'ne') return leaf(field, 'empty', false)
  if (field.store === 'instant' && typeof operand === 'string' && isDay(operand))
    return dayCondition(field, op, operand)
  return scalarCondition(field, op, readValue(field, operand))
}

function readValues(field: FieldModel, operand: unknown): Scalar[] {
  if (!Array.isArray(operand) || operand.length > maxValues) throw badValue(field)
  return operand.flatMap(value => spellingsOf(field, readValue(field, value)))
}

/** A value with several spellings matches any of them. */
function scalarCondition(field: FieldModel, op: Operator, value: Scalar): Node {
  const spellings = spellingsOf(field, value)
  if (spellings.length === 1 || (op !== 'eq' && op !== 'ne')) return leaf(field, op, value)
  return leaf(field, op === 'eq' ? 'in' : 'nin', spellings)
}

const spellingsOf = ({ spellings }: FieldModel, value: Scalar): readonly Scalar[] =>
  (typeof value === 'string' && spellings?.(value)) || [value]

const leaf = (field: FieldModel, op: Operator, value: Scalar | readonly Scalar[]): Node => ({
  op,
  left: { field: field.name },
  right: { value },
})

/** A day against an instant is the whole day in the business's time zone. */
function dayCondition(field: FieldModel, op: Operator, day: string): Node {
  const [from, next] = dayBounds(day)
  if (op === 'gte' || op === 'lt') return leaf(field, op, from)
  if (op === 'lte') return leaf(field, 'lt', next)
  if (op === 'gt') return leaf(field, 'gte', next)
  const onDay: Node = { all: [leaf(field, 'gte', from), leaf(field, 'lt', next)] }
  return op === 'ne' ? { not: onDay } : onDay
}

function searchText(field: FieldModel, operand: unknown): string {
  if (typeof operand !== 'string' || operand.length > 200 || fold(operand) === '')
    throw badValue(field)
  return field.sought?.(operand.trim()) ?? operand
}

function readValue(field: FieldModel, operand: unknown): Scalar {
  const element = field.references ? field.target?.key : field
  const scalarCondition = field.isList && !field.references
  const read = scalarCondition ? operand : element?.parseWire(operand)
  const whole = scalarCondition ? [read] : read
  const scalar = typeof read === 'string' || typeof read === 'number' || typeof read === 'boolean'
  if (!scalar || !element || !isOfKind(element, whole)) throw badValue(field)
  return read
}

const badValue = (field: FieldModel) => new ListFault('badFilterValue', { name: field.name })

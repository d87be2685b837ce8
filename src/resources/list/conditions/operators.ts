import { addDays, dayBounds, dayOf } from '../../../base/day'
import type { FieldModel } from '../../../model/fields/resource'
import { type FieldRef, isOperators, type Operators } from '../../../model/rules/rule'

const names = [
  ...(['in', 'nin', 'has', 'contains', 'notContains', 'during'] as const),
  ...(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', 'notEmpty', 'empty'] as const),
] as const
/** An operator as people choose it; the wire has fewer. */
export type OperatorName = (typeof names)[number]

export const countOperators = ['gt', 'gte', 'eq', 'ne', 'lt', 'lte'] as const
export const isCountOperator = (op: string): op is OperatorName =>
  countOperators.some(each => each === op)

const isDated = ({ operators }: FieldModel) => operators.includes('during')
const isChoice = ({ options, target, isList }: FieldModel) =>
  !isList && (options !== undefined || target !== undefined)

/** Operators of a field, the usual one first. */
export function operatorsFor(field: FieldModel): readonly OperatorName[] {
  const empties: OperatorName[] = field.words.required === true ? [] : ['empty', 'notEmpty']
  return [...comparisonsFor(field), ...empties]
}

function comparisonsFor(field: FieldModel): readonly OperatorName[] {
  const knows = new Set<string>(field.operators)
  if (knows.has('has')) return ['has']
  if (isChoice(field)) return ['in', 'nin']
  if (field.isYesNo) return ['eq']
  if (isDated(field)) return ['during', 'between', 'eq', 'gte', 'lte']
  if (knows.has('contains')) return ['contains', 'notContains', ...(knows.has('eq') ? equals : [])]
  if (knows.has('gt')) return ['between', 'gt', 'gte', 'lt', 'lte', ...equals]
  return knows.has('eq') ? equals : []
}
const equals: readonly OperatorName[] = ['eq', 'ne']

/** A comparison under the operators of its field: one value of a choice is a set of one. */
export function asOffered<Item extends ComparedValue>(field: FieldModel, item: Item): Item {
  const { op, value } = item
  const offered = operatorsFor(field)
  if (op === 'eq' && offered.includes('has')) return { ...item, op: 'has' }
  if (op === 'eq' && offered.includes('in')) return { ...item, op: 'in', value: [value] }
  return op === 'ne' && offered.includes('nin') ? { ...item, op: 'nin', value: [value] } : item
}

/** Input of an operator on a field; `filter` is the input of the kind's own filter. */
export type OperandShape = 'none' | 'period' | 'filter' | 'number' | 'day' | 'time' | 'text'

const shapes: Partial<Record<OperatorName, OperandShape>> = {
  empty: 'none',
  notEmpty: 'none',
  during: 'period',
  in: 'filter',
  nin: 'filter',
  has: 'filter',
  between: 'filter',
}

export function operandShape(field: FieldModel, op: OperatorName): OperandShape {
  const shape = shapes[op] ?? (field.isYesNo ? 'filter' : undefined)
  if (shape) return shape
  if (isDated(field)) return 'day'
  if (field.isTimeOfDay) return 'time'
  const isNumber = field.store === 'int' || field.store === 'cents' || field.store === 'real'
  return isNumber ? 'number' : 'text'
}

/** A comparison without its field. */
export interface ComparedValue {
  readonly op: OperatorName
  readonly value?: unknown
}

/** The other field of a comparison: `{ field: 'LIMIT' }`. */
export const isFieldRef = (value: unknown): value is FieldRef =>
  isOperators(value) && 'field' in value

/** A condition of the wire as comparisons: two bounds are one, `between`. */
export function readCondition(condition: unknown): ComparedValue[] {
  if (condition === null) return [{ op: 'empty' }]
  if (Array.isArray(condition)) return [{ op: 'in', value: condition }]
  if (!isOperators(condition)) return [{ op: 'eq', value: condition }]
  const { gte, gt, lte, lt, ...rest } = condition
  const [from, to] = [gte ?? gt, lte ?? lt]
  const isRange = ![from, to].some(bound => bound === undefined || isFieldRef(bound))
  const bounds = { ...given({ gte, gt }), ...given({ lte, lt }) }
  const others = Object.entries(rest).map(
    ([op, value]): ComparedValue =>
      op === 'empty' ? { op: value ? 'empty' : 'notEmpty' } : { op: op as OperatorName, value },
  )
  return [...(isRange ? [{ op: 'between' as const, value: bounds }] : oneBound(bounds)), ...others]
}

const given = (bounds: Readonly<Record<string, unknown>>): Operators =>
  Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined))

/** An instant at midnight, as a filter of days writes it, is that day. */
const oneBound = (bounds: Operators): ComparedValue[] =>
  Object.entries(bounds).map(([op, value]): ComparedValue => {
    const day = typeof value === 'string' && value.length > 10 ? dayOf(value) : undefined
    if (day === undefined || dayBounds(day)[0] !== value) return { op: op as OperatorName, value }
    return op === 'lt'
      ? { op: 'lte', value: addDays(day, -1) }
      : { op: op as OperatorName, value: day }
  })

/** The condition of a comparison on the wire; undefined while it is incomplete. */
export function writeCondition({ op, value }: ComparedValue): unknown {
  if (op === 'empty' || op === 'notEmpty') return { empty: op === 'empty' }
  if (!isGiven(value) || (Array.isArray(value) && value.length === 0)) return undefined
  if (op === 'in' || op === 'between') return value
  return { [op === 'notContains' ? 'contains' : op]: value }
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

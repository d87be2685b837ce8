import { business, type Declared, roleCode } from '../../base/business'
import type { RelativePeriod } from './relativePeriod'
import type { NamesField } from './sharedWords'

/**
 * Rules are predicates as data, over the fields of a record and the signed-in user:
 * `{ ESTADO: { in: [0, 1] }, CLIENTE_ID: '$me.ID' }`. An evaluator (`evaluate.ts`) and an SQL
 * compiler (`server/query/where.ts`) implement them; a property test compares both. Null satisfies only
 * `empty`, `ne` and `nin`. A path may follow one reference: `{ 'ORDEN_ID.ESTADO': 7 }` (`through.ts`).
 */
export type Scalar = string | number | boolean | null
/**
 * Time values for rules, in the business's time zone: `$me.NOW`, `$me.TODAY`, the day of the month, and the
 * starts of this and the previous month.
 */
export const timeFields = ['NOW', 'TODAY', 'DAY', 'MONTH', 'LAST_MONTH'] as const
/** User values that every business has: number, role, and whether the user administers every tenant. */
export const ownFields = ['ID', 'ROLE', 'GROUP', ...timeFields] as const

/** User values for rules: `$me.ROLE`, `$me.ID` and the attributes of the business. */
export const meFields = (): readonly string[] => [
  ...ownFields,
  ...Object.keys(business().userAttributes),
]
export type MeName<D extends Declared> = (typeof ownFields)[number] | D['attribute']
export type MeRef<D extends Declared = Declared> = `$me.${MeName<D>}`
type MeList<D extends Declared> = `$me.${D['listAttribute']}`

/** Another field of the record plus a constant: `{ field: 'TOTAL', plus: -1 }`. */
export interface FieldRef<Name extends string = string> extends NamesField<Name> {
  /** Number added to that value. @default 0 @example `plus: -1` */
  readonly plus?: number
}
export type Operand = Scalar | FieldRef

export interface Operators<D extends Declared = Declared> {
  /** Equal; the short form is the value itself. @example `TIPO: { eq: 'J' }` */
  readonly eq?: Operand
  /** Not equal; also met by an empty field. @example `ESTADO: { ne: 9 }` */
  readonly ne?: Operand
  /** One of these values. @example `ESTADO: { in: [0, 1] }` */
  readonly in?: readonly Scalar[] | MeList<D>
  /** None of these values; also met by an empty field. @example `ESTADO: { nin: [8, 9] }` */
  readonly nin?: readonly Scalar[] | MeList<D>
  /** Less than. @example `TOTAL: { lt: 500 }` */
  readonly lt?: Operand
  /** Less than or equal. @example `PUBLICADO: { lte: '$me.NOW' }` */
  readonly lte?: Operand
  /** Greater than. @example `TOTAL: { gt: 0 }` */
  readonly gt?: Operand
  /** Greater than or equal. @example `HASTA: { gte: { field: 'DESDE' } }` */
  readonly gte?: Operand
  /** The list holds this value. @example `MIEMBROS: { has: '$me.ID' }` */
  readonly has?: Scalar
  /** Every value of the list is among the person's. @example `EMPRESAS: { within: '$me.EMPRESAS' }` */
  readonly within?: MeList<D>
  /** The text contains this text; accents and case do not count. @example `NOMBRE: { contains: 'samsung' }` */
  readonly contains?: string
  /**
   * The day or moment lies in this period: `today`, `this week`, `last month`, `next 7 days`, `older than 90 days`.
   * @example `FECHA: { during: 'this month' }`
   */
  readonly during?: RelativePeriod
  /** The field has no value (`true`), or has one (`false`). @example `FECHA_FACTURA: { empty: false }` */
  readonly empty?: boolean
}
export const operatorNames = [
  'eq',
  'ne',
  'in',
  'nin',
  'lt',
  'lte',
  'gt',
  'gte',
  'has',
  'within',
  'contains',
  'during',
  'empty',
] as const satisfies readonly (keyof Operators)[]
export type Operator = (typeof operatorNames)[number]
const operators = new Set<string>(operatorNames)
export type Condition<D extends Declared = Declared> = Scalar | Pick<Operators<D>, Operator>

/** Where names are any text, `and`, `or` and `not` are names too. */
type AnyRule = Rule | readonly Rule[]
/** A rule over the fields `Name` of a record and over `$me.…`. All conditions must hold. */
export type Rule<Name extends string = string, D extends Declared = Declared> = {
  readonly [key in Name | MeRef<D>]?: string extends Name ? Condition<D> | AnyRule : Condition<D>
} & {
  /** Every rule of the list holds. @example `and: [{ ESTADO: 1 }, { TOTAL: { gt: 0 } }]` */
  readonly and?: readonly Rule<Name, D>[]
  /** At least one rule of the list holds. @example `or: [{ VENDEDOR: '$me.ID' }, { ESTADO: 0 }]` */
  readonly or?: readonly Rule<Name, D>[]
  /** The rule does not hold. @example `not: { ESTADO: 9 }` */
  readonly not?: Rule<Name, D>
}

export type Subject =
  | { readonly field: string; readonly plus?: number }
  | { readonly me: string }
  | { readonly value: Scalar | readonly Scalar[] }
  | { readonly rows: CountedRows }
/** Number of rows of another resource that refer to the record; in conditions of people only. */
export interface CountedRows {
  readonly resource: string
  /** Their reference to the record. */
  readonly via: string
  readonly where: Node
}
/** A normalised rule, as a tree. */
export type Node =
  | { readonly all: readonly Node[] }
  | { readonly any: readonly Node[] }
  | { readonly not: Node }
  | { readonly op: Operator; readonly left: Subject; readonly right: Subject }

export const always: Node = { all: [] }
export const never: Node = { any: [] }

/** Normalises a rule of a schema; `true` always holds, `false` never. Throws on unknown operators. */
export function parseRule(rule: Rule | boolean): Node {
  if (typeof rule === 'boolean') return rule ? always : never
  return allOf(Object.entries(rule).map(([key, value]) => parseEntry(key, value)))
}

/** Conjunction; simplifies trivial cases, so that equal rights give equal SQL. */
export function allOf(nodes: readonly Node[]): Node {
  const parts = nodes.flatMap(node => ('all' in node ? node.all : [node]))
  const [only] = parts
  return parts.length === 1 && only ? only : { all: parts }
}

export function anyOf(nodes: readonly Node[]): Node {
  const parts = nodes.flatMap(node => ('any' in node ? node.any : [node]))
  const [only] = parts
  return parts.length === 1 && only ? only : { any: parts }
}

export const isAlways = (node: Node) => 'all' in node && node.all.length === 0
export const isNever = (node: Node): boolean =>
  ('any' in node && node.any.length === 0) || ('all' in node && node.all.some(isNever))

/** Fields of the record in a rule, without `$me`. */
export const fieldsOf = (node: Node): string[] =>
  sidesOf(node).flatMap(side => ('field' in side ? [side.field] : []))

export const meFieldsOf = (node: Node): string[] =>
  sidesOf(node).flatMap(side => ('me' in side ? [side.me] : []))

function sidesOf(node: Node): Subject[] {
  if ('all' in node) return node.all.flatMap(sidesOf)
  if ('any' in node) return node.any.flatMap(sidesOf)
  return 'not' in node ? sidesOf(node.not) : [node.left, node.right]
}

function parseEntry(key: string, value: unknown): Node {
  if (key === 'and') return allOf((value as Rule[]).map(parseRule))
  if (key === 'or') return anyOf((value as Rule[]).map(parseRule))
  if (key === 'not') return { not: parseRule(value as Rule) }
  const left = subjectOf(key)
  const isRole = 'me' in left && left.me === 'ROLE'
  const operand = isRole ? roleOperand : operandOf
  if (!isOperators(value)) return { op: 'eq', left, right: operand(value) }
  return allOf(
    Object.entries(value).map(([op, right]) => {
      if (!operators.has(op)) throw new Error(`unknown operator ${op} in a rule on ${key}`)
      return { op: op as Operator, left, right: operand(right) }
    }),
  )
}

export const isOperators = (value: unknown): value is Operators =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const subjectOf = (key: string): Subject =>
  key.startsWith('$me.') ? { me: meFieldOf(key) } : { field: key }

/** Converts role names in rules to stored codes. */
const roleOperand = (value: unknown): Subject =>
  operandOf(
    Array.isArray(value)
      ? value.map(roleCode)
      : typeof value === 'string'
        ? roleCode(value)
        : value,
  )

function operandOf(value: unknown): Subject {
  if (typeof value === 'string' && value.startsWith('$me.')) return { me: meFieldOf(value) }
  if (isOperators(value)) return value as FieldRef
  return { value: value as Scalar | readonly Scalar[] }
}

function meFieldOf(key: string): string {
  const name = key.slice(4)
  const known = meFields()
  if (!known.includes(name)) throw new Error(`$me has no ${name}; it has ${known.join(', ')}`)
  return name
}

/**
 * Rules are data: one predicate language over the fields of a record and the signed-in person.
 * `{ ESTADO: { in: [0, 1] }, CLIENTE_ID: '$me.CARD_CODE' }` reads "ESTADO is 0 or 1 and …".
 * One evaluator here, one SQL compiler in `server/records/where.ts`; a property test proves them equal.
 * Null satisfies only `empty`, `ne` and `nin` (design.md, "Rules that matter more than the words").
 * A name may look one step through a reference: `{ 'ORDEN_ID.ESTADO': 7 }` (`through.ts`).
 */
export type Scalar = string | number | boolean | null
/**
 * What a rule may ask about the moment of the question, by the business's calendar: `$me.NOW`, its day
 * (`$me.TODAY`), the number of that day in its month, and the instants this month and the last one began.
 */
export const timeFields = ['NOW', 'TODAY', 'DAY', 'MONTH', 'LAST_MONTH'] as const
/** What a rule may ask about the signed-in person: `$me.ROLE`, `$me.ID`, … */
export const meFields = [
  'ID',
  'ROLE',
  'COMPANY',
  'EMPRESA',
  'EMPRESAS',
  'WAREHOUSE',
  'CARD_CODE',
  'PRICE_LIST',
  'SUCURSAL',
  'GROUP',
  ...timeFields,
] as const
export type MeField = (typeof meFields)[number]
export type MeRef = `$me.${MeField}`

/** Another field of the same record, with a distance: `{ field: 'TOTAL', plus: -1 }`. */
export interface FieldRef<Name extends string = string> {
  readonly field: Name
  readonly plus?: number
}
export type Operand = Scalar | FieldRef

export interface Operators {
  readonly eq?: Operand
  readonly ne?: Operand
  readonly in?: readonly Scalar[] | MeRef
  readonly nin?: readonly Scalar[] | MeRef
  readonly lt?: Operand
  readonly lte?: Operand
  readonly gt?: Operand
  readonly gte?: Operand
  /** The list (choices, references) holds this value. */
  readonly has?: Scalar
  /** Every value of the list is among these; an empty list holds nothing else. */
  readonly within?: MeRef
  /** Folded text contains (accents and case do not matter). */
  readonly contains?: string
  readonly empty?: boolean
}
export type Operator = keyof Operators
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
  'empty',
] as const satisfies readonly Operator[]
const operators = new Set<string>(operatorNames)
export type Condition = Scalar | Operators

/** A rule over the fields `Name` of a record, and over `$me.…`. All conditions hold together. */
export type Rule<Name extends string = string> = {
  readonly [key in Name | MeRef]?: Condition
} & {
  readonly and?: readonly Rule<Name>[]
  readonly or?: readonly Rule<Name>[]
  readonly not?: Rule<Name>
}

export type Subject =
  | { readonly field: string; readonly plus?: number }
  | { readonly me: MeField }
  | { readonly value: Scalar | readonly Scalar[] }
/** A rule in its normal form: a tree that evaluator and SQL compiler walk. */
export type Node =
  | { readonly all: readonly Node[] }
  | { readonly any: readonly Node[] }
  | { readonly not: Node }
  | { readonly op: Operator; readonly left: Subject; readonly right: Subject }

export const always: Node = { all: [] }
export const never: Node = { any: [] }

/** Normalises a schema's rule. `true` is always, `false` never. Unknown operators throw. */
export function parseRule(rule: Rule | boolean): Node {
  if (typeof rule === 'boolean') return rule ? always : never
  return allOf(Object.entries(rule).map(([key, value]) => parseEntry(key, value)))
}

/** Both rules hold; flattens the trivial cases, so that equal rights give equal SQL. */
export function allOf(nodes: readonly Node[]): Node {
  const parts = nodes.flatMap(node => ('all' in node ? node.all : [node]))
  const [only] = parts
  return parts.length === 1 && only ? only : { all: parts }
}

/** Either rule holds. */
export function anyOf(nodes: readonly Node[]): Node {
  const parts = nodes.flatMap(node => ('any' in node ? node.any : [node]))
  const [only] = parts
  return parts.length === 1 && only ? only : { any: parts }
}

export const isAlways = (node: Node) => 'all' in node && node.all.length === 0
export const isNever = (node: Node): boolean =>
  ('any' in node && node.any.length === 0) || ('all' in node && node.all.some(isNever))

/** The record's fields a rule asks about (not `$me`). */
export function fieldsOf(node: Node): string[] {
  if ('all' in node) return node.all.flatMap(fieldsOf)
  if ('any' in node) return node.any.flatMap(fieldsOf)
  if ('not' in node) return fieldsOf(node.not)
  return [node.left, node.right].flatMap(side => ('field' in side ? [side.field] : []))
}

/** What a rule asks about the person. */
export function meFieldsOf(node: Node): MeField[] {
  if ('all' in node) return node.all.flatMap(meFieldsOf)
  if ('any' in node) return node.any.flatMap(meFieldsOf)
  if ('not' in node) return meFieldsOf(node.not)
  return [node.left, node.right].flatMap(side => ('me' in side ? [side.me] : []))
}

function parseEntry(key: string, value: unknown): Node {
  if (key === 'and') return allOf((value as Rule[]).map(parseRule))
  if (key === 'or') return anyOf((value as Rule[]).map(parseRule))
  if (key === 'not') return { not: parseRule(value as Rule) }
  const left = subjectOf(key)
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

function operand(value: unknown): Subject {
  if (typeof value === 'string' && value.startsWith('$me.')) return { me: meFieldOf(value) }
  if (isOperators(value)) return value as unknown as FieldRef
  return { value: value as Scalar | readonly Scalar[] }
}

function meFieldOf(key: string): MeField {
  const name = key.slice(4)
  const known = meFields.find(field => field === name)
  if (!known) throw new Error(`$me has no ${name}; it has ${meFields.join(', ')}`)
  return known
}

import { dayIn, today } from '../../base/day'
import { fold } from '../../base/fold'
import { daysOfPeriod } from './relativePeriod'
import type { CountedRows, Node, Operator, Scalar, Subject } from './rule'

type Values = Readonly<Record<string, unknown>>

/**
 * Evaluates a rule for a record (values as on the wire) and a user. Gives the same result as the SQL of
 * `server/query/where.ts`, nulls included.
 */
export function holds(node: Node, record: Values, me: Values): boolean {
  if ('all' in node) return node.all.every(part => holds(part, record, me))
  if ('any' in node) return node.any.some(part => holds(part, record, me))
  if ('not' in node) return !holds(node.not, record, me)
  const { op, left, right } = asDays(node, me)
  return compare(op, sideOf(left, record, me), sideOf(right, record, me))
}

/** Replaces every `$me.…` by its value, every period by its days, and evaluates the parts that no longer depend on the record. */
export function bindMe(node: Node, me: Values): Node {
  if ('all' in node)
    return simplify(
      'all',
      node.all.map(part => bindMe(part, me)),
    )
  if ('any' in node)
    return simplify(
      'any',
      node.any.map(part => bindMe(part, me)),
    )
  if ('not' in node) {
    const inner = bindMe(node.not, me)
    if ('all' in inner && inner.all.length === 0) return { any: [] }
    if ('any' in inner && inner.any.length === 0) return { all: [] }
    return { not: inner }
  }
  const { op, left, right } = asDays(node, me)
  const bound = { op, left: literal(left, me), right: literal(right, me) }
  if ([bound.left, bound.right].some(side => 'field' in side || 'rows' in side)) return bound
  return compare(bound.op, sideOf(bound.left, {}, me), sideOf(bound.right, {}, me))
    ? { all: [] }
    : { any: [] }
}

function simplify(joint: 'all' | 'any', parts: readonly Node[]): Node {
  const neutral = joint
  const absorbing = joint === 'all' ? 'any' : 'all'
  const isEmpty = (node: Node, key: string) =>
    key in node && (node as Record<string, readonly Node[]>)[key]?.length === 0
  if (parts.some(part => isEmpty(part, absorbing)))
    return joint === 'all' ? { any: [] } : { all: [] }
  const rest = parts.filter(part => !isEmpty(part, neutral))
  const [only] = rest
  if (rest.length === 1 && only) return only
  return joint === 'all' ? { all: rest } : { any: rest }
}

function literal(subject: Subject, me: Values): Subject {
  if ('me' in subject) return { value: (me[subject.me] ?? null) as Scalar }
  if (!('rows' in subject)) return subject
  return { rows: { ...subject.rows, where: bindMe(subject.rows.where, me) } }
}

/** A comparison with a period as one with its days, from the first to the one after the last. */
function asDays(leaf: Leaf, me: Values): Leaf {
  if (leaf.op !== 'during' || !('value' in leaf.right) || typeof leaf.right.value !== 'string')
    return leaf
  const now = typeof me.TODAY === 'string' ? me.TODAY : today(new Date())
  return { ...leaf, right: { value: daysOfPeriod(leaf.right.value, now) ?? [] } }
}
type Leaf = Extract<Node, { readonly op: Operator }>

function sideOf(subject: Subject, record: Values, me: Values): unknown {
  if ('field' in subject) return shifted(record[subject.field] ?? null, subject.plus)
  if ('me' in subject) return me[subject.me] ?? null
  return 'rows' in subject ? countOf(subject.rows, record, me) : subject.value
}

/** Rows of another resource are in the record under its name and the reference: `orders.CLIENTE_ID`. */
function countOf({ resource, via, where }: CountedRows, record: Values, me: Values): number {
  const found = record[`${resource}.${via}`]
  return listOf(found ?? []).filter(row => holds(where, row as Values, me)).length
}

/** Calculates in cents to keep distances exact: 10.1 + 0.2 is 10.3. */
const shifted = (value: unknown, plus = 0) =>
  typeof value === 'number' && plus !== 0 ? Math.round((value + plus) * 1e6) / 1e6 : value

/** No value, an empty text or an empty list. */
export const isUnset = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Numbers by size, texts by code point like the databases; other types are not ordered. */
const ordered = (left: unknown, right: unknown, test: (sign: number) => boolean) => {
  if (typeof left === 'number' && typeof right === 'number') return test(left - right)
  if (typeof left !== 'string' || typeof right !== 'string') return false
  return test(codePointOrder(left, right))
}

const comparers: Record<Operator, (left: unknown, right: unknown) => boolean> = {
  eq: (left, right) => left !== null && right !== null && left === right,
  ne: (left, right) => left !== right,
  in: (left, right) => left !== null && listOf(right).includes(left),
  nin: (left, right) => left === null || !listOf(right).includes(left),
  lt: (left, right) => ordered(left, right, sign => sign < 0),
  lte: (left, right) => ordered(left, right, sign => sign <= 0),
  gt: (left, right) => ordered(left, right, sign => sign > 0),
  gte: (left, right) => ordered(left, right, sign => sign >= 0),
  has: (left, right) => Array.isArray(left) && right !== null && left.includes(right),
  within: (left, right) =>
    left === null || listOf(left).every(value => listOf(right ?? []).includes(value)),
  contains: (left, right) =>
    typeof left === 'string' && typeof right === 'string' && fold(left).includes(fold(right)),
  during: (left, right) => isWithin(dayIn(left), listOf(right)),
  empty: (left, right) => isUnset(left) === (right !== false),
}

const isWithin = (day: string | undefined, [from = null, to = null]: readonly unknown[]) =>
  day !== undefined &&
  (typeof from === 'string' || typeof to === 'string') &&
  (typeof from !== 'string' || day >= from) &&
  (typeof to !== 'string' || day < to)

export const compare = (op: Operator, left: unknown, right: unknown) => comparers[op](left, right)

/** Compares texts by code point, like both databases; JavaScript's `<` compares UTF-16 units and puts 😀 before ﬀ. */
export function codePointOrder(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    if (a[at] !== b[at]) return rank(a.charCodeAt(at)) - rank(b.charCodeAt(at))
  }
  return a.length - b.length
}

/** Surrogates sort after all other units. */
const rank = (unit: number) => {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}

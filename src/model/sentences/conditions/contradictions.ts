import { contentOf, headsOf } from '../labels/labelParts'
import type { SentenceField, SentenceFilter } from '../labels/sentenceList'
import { phraseWords } from '../words/sentenceWords'
import { tokensOf } from '../words/tokens'
import { askedOf, isAbsent, isDenial } from './condition'
import { startOfPending } from './partialMatch'

type Condition = ReturnType<typeof askedOf>
type Bounds = Readonly<Record<string, unknown>>

/** True for two conditions that no record meets together: "sin vendedor" and a branch of the sales agent. */
export function isContradiction(
  first: SentenceFilter,
  second: SentenceFilter,
  fields: readonly SentenceField[],
): boolean {
  const [a, b] = [conditionOf(first), conditionOf(second)]
  if (!a || !b) return areOpposite(first, second) || areOpposite(second, first)
  if (a.path === b.path) return excludes(a.asked, b.asked) || excludes(b.asked, a.asked)
  return [[a, b] as const, [b, a] as const].some(
    ([one, other]) =>
      (isAbsent(one.asked) && other.path.startsWith(`${one.path}.`)) ||
      isOfOtherState(one, other, fields),
  )
}

/** A plain condition; "sin cupo" is a limit of at most 0. */
function conditionOf(part: SentenceFilter): Condition | undefined {
  const { path, asked } = askedOf(part)
  if (/^(|not|related)$/.test(path)) return undefined
  if (path !== 'or') return { path, asked }
  const [empty, zero, ...others] = (asked as SentenceFilter[]).map(conditionOf)
  const isNone = empty && zero && others.length === 0 && empty.path === zero.path
  const isZero = isNone && isAbsent(empty.asked) && boundsOf(zero.asked).eq === 0
  return isZero ? { path: empty.path, asked: { lte: 0 } } : undefined
}

const boundsOf = (asked: unknown): Bounds => (Array.isArray(asked) ? {} : Object(asked))

/** Values that are asked; undefined for operators. */
function valuesIn(asked: unknown): readonly unknown[] | undefined {
  if (Array.isArray(asked)) return asked
  if (Object(asked) !== asked) return [asked]
  return 'eq' in boundsOf(asked) ? [boundsOf(asked).eq] : undefined
}

/** Two sets of values are alternatives: "activos y bloqueados". */
function excludes(asked: unknown, other: unknown): boolean {
  if (isAbsent(asked)) return !isAbsent(other) && !isDenial(other)
  const values = valuesIn(asked)
  if (!values) return isBeyond(boundsOf(asked), boundsOf(other))
  if (Array.isArray(asked) && Array.isArray(other)) return false
  const accepted = valuesIn(other)
  return !values.some(value =>
    accepted ? accepted.includes(value) : meets(value, boundsOf(other)),
  )
}

const meets = (value: unknown, { nin, ...bounds }: Bounds) =>
  !(Array.isArray(nin) && nin.includes(value)) && !isBeyond({ gte: value, lte: value }, bounds)

/** The least that one asks is more than the most of the other; two ranges of days are alternatives. */
function isBeyond(one: Bounds, other: Bounds): boolean {
  const isDays = [one, other].every(({ gte, lte }) => typeof gte === 'string' && lte !== undefined)
  const [least, most] = [one.gte ?? one.gt, other.lte ?? other.lt]
  if (isDays || typeof least !== typeof most) return false
  const isWithout = 'gt' in one || 'lt' in other
  return isWithout ? (least as number) >= (most as number) : (least as number) > (most as number)
}

/** "sin pedidos con pedidos de más de 500", and a condition beside its denial. */
function areOpposite(first: SentenceFilter, second: SentenceFilter): boolean {
  if ('not' in first) return JSON.stringify(first.not) === JSON.stringify(second)
  const [rows, others] = [first.related, second.related].map(Object)
  if (!rows.count || rows.count !== others.count || rows.via !== others.via) return false
  const isSame = JSON.stringify(rows.where) === JSON.stringify(others.where)
  const isNone = rows.eq === 0 && rows.where === undefined
  const [own, far] = [rows, others].map(({ count: _count, via: _via, where: _where, ...bounds }) =>
    'eq' in bounds ? { gte: bounds.eq, lte: bounds.eq } : bounds,
  ) as [Bounds, Bounds]
  return (isSame || isNone) && (isBeyond(own, far) || isBeyond(far, own))
}

/** A date that no record in these states has: "por verificar, revisados hoy"; what another state lacks: "falta evidencia". */
function isOfOtherState(
  { path, asked }: Condition,
  other: Condition,
  fields: readonly SentenceField[],
): boolean {
  const state = fields.find(field => field.path === path && field.isState)
  if (!state?.values || !Array.isArray(asked)) return false
  const isAsked = ({ value }: { readonly value: string | number }) => asked.includes(value)
  const field = fields.find(each => each.path === other.path)
  if (!isAbsent(other.asked))
    return state.values
      .filter(isAsked)
      .every(({ never = [], labels }) => never.includes(other.path) || isStillTo(labels, field))
  const lacking = state.values.filter(({ labels }) => labels.some(label => lacks(label, field)))
  return lacking.length > 0 && !lacking.some(isAsked)
}

/** "Por facturar" has no "Fecha de facturación" yet. */
const isStillTo = (labels: readonly string[], field: SentenceField | undefined): boolean =>
  field?.shape === 'date' &&
  labels.some(label => {
    const start = startOfPending(label)
    const heads = field.labels.flatMap(headsOf)
    return start.length > 3 && heads.some(({ folded }) => folded.startsWith(start))
  })

const denials = phraseWords('not', 'lacking')

/** "Facturado, falta evidencia" says that "Evidencia de entrega" is missing. */
const lacks = (label: string, field: SentenceField | undefined): boolean =>
  label.split(/[(/,:;·]/).some(part => {
    const isLack = tokensOf(part).some(({ folded }) => denials.has(folded))
    const stems = contentOf(part).map(({ stem }) => stem)
    return (
      isLack &&
      field?.labels.some(name => headsOf(name).some(({ stem }) => String(stems) === stem)) === true
    )
  })

import { textIn } from '../../src/base/text'
import { columnTexts } from '../../src/i18n/columnTexts'
import { fieldLabel } from '../../src/i18n/labels'
import { localeOf } from '../../src/i18n/languages'
import { periodWords } from '../../src/i18n/periodWords'
import { translatorFor } from '../../src/i18n/translate'
import { mayKnow } from '../../src/model/access/mayKnow'
import { fieldAtPath } from '../../src/model/access/throughReference'
import { movesOf } from '../../src/model/access/transition'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import type { Node, Operator, Subject } from '../../src/model/rules/rule'
import { couldHold } from '../../src/model/rules/verdict'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { titleReader } from '../query/titles'

export interface UnmetRule {
  readonly rule: Node
  /** The complete record, as the rule saw it. */
  readonly record: RecordValues
  /** The record is the one of the request, not a stored one: the people it names are the sender's choice. */
  readonly isSent?: true | undefined
}
type Leaf = Extract<Node, { readonly op: unknown }>
type NodeMessage = (node: Node) => Promise<string | undefined>

/**
 * The unmet part of a rule as text: "Sales agent: César Arévalo". Undefined if this person may read none of
 * it; otherwise only the readable part.
 */
export async function ruleMessages(request: RequestContext, { rule, record, isSent }: UnmetRule) {
  const [columns, translate] = await Promise.all([
    columnTexts(request.language),
    translatorFor(request.language),
  ])
  const print = printer(request)
  const labelOf = (field: FieldModel) =>
    fieldLabel({ name: field.name, label: field.words.label }, request.language, columns)
  const compared = async (field: FieldModel, { op, value }: RuleQuestion) => {
    const text = op === 'contains' ? String(value) : await print(field, value, op)
    const key = sentences[op]
    if (text === undefined) return undefined
    return key ? translate(`validation.${key}`, { value: text }) : `${signs[op] ?? ''}${text}`
  }
  const requirementText = (field: FieldModel, asked: RuleQuestion) => {
    const { op, other, value } = asked
    if (op === 'during') return translate(...periodWords(String(value)))
    if (!('field' in other)) return compared(field, asked)
    const there = fieldAtPath(request.resource, other.field)
    return there && `${signs[op] ?? '= '}${labelOf(there)}${distance(other.plus)}`
  }
  const deniedText = async (field: FieldModel, asked: RuleQuestion) => {
    const { op, other, value } = asked
    if (op === 'contains' && !('field' in other))
      return translate('validation.ruleNotContains', { value: String(value) })
    const text = await requirementText(field, asked)
    return text && translate('validation.ruleNot', { value: text })
  }
  const emptyText = (of: FieldModel, isEmpty: boolean) => {
    const field = labelOf(of)
    const move = isEmpty && moveThatClears(request.resource, of, record)
    if (!move) return translate(`validation.${isEmpty ? 'ruleEmpty' : 'ruleFilled'}`, { field })
    const step = textIn(move.transition.label, request.language)
    return translate('validation.ruleEmptyAfter', { field, step })
  }
  const leaf = async (node: Leaf, isDenied = false) => {
    const me = request.me
    const asked = questionOf(node, { me, record, isSent })
    const field = asked && fieldAtPath(request.resource, asked.field)
    if (!field || !mayKnow(request.resource, request.me, { record, node })) return undefined
    if (asked.op === 'empty') return emptyText(field, asked.value !== false)
    const text = await (isDenied ? deniedText : requirementText)(field, asked)
    return text && `${labelOf(field)}: ${text}`
  }
  return messageBuilder(request, record, leaf)(rule)
}

/** A transition from the state of this record that empties the field. */
const moveThatClears = (resource: Resource, { name }: FieldModel, record: RecordValues) =>
  [...movesOf(resource).values()].find(
    ({ status, transition: { from, effects = [] } }) =>
      from.includes(record[status.name] as number) &&
      effects.some(effect => 'set' in effect && effect.set?.[name] === null),
  )

const messageBuilder = (
  request: RequestContext,
  record: RecordValues,
  leaf: (node: Leaf, isDenied?: boolean) => Promise<string | undefined>,
) => {
  const me = request.me
  const joinMessages = async (nodes: readonly Node[], type: 'conjunction' | 'disjunction') => {
    const parts = await Promise.all(nodes.map(messageOf))
    const wordings = [...new Set(parts.filter(part => part !== undefined))]
    const list = new Intl.ListFormat(localeOf(request.language), { type })
    return wordings.length > 0 ? list.format(wordings) : undefined
  }
  const messageOf: NodeMessage = async node => {
    if ('all' in node)
      return joinMessages(
        node.all.filter(part => !holds(part, record, me)),
        'conjunction',
      )
    // A condition only others can meet is no help to this person.
    if ('any' in node)
      return joinMessages(
        node.any.filter(part => couldHold(part, { me })),
        'disjunction',
      )
    if (!('not' in node)) return leaf(node)
    const opposite = negated(node.not)
    if (opposite) return messageOf(opposite)
    // No operator is the opposite of "during", "has" and the like.
    return 'op' in node.not ? leaf(node.not, true) : undefined
  }
  return messageOf
}

interface RuleQuestion {
  readonly field: string
  readonly op: Operator
  readonly other: Subject
  readonly value: unknown
}

interface Parties extends Pick<UnmetRule, 'record' | 'isSent'> {
  readonly me: RecordValues
}

/** The field of a condition, on either side, and its required value. */
function questionOf({ op, left, right }: Leaf, parties: Parties): RuleQuestion | undefined {
  if ('field' in left) {
    const { field } = left
    return { field, op, other: right, value: comparedWith(right, { op, field, ...parties }) }
  }
  const isEither = op === 'eq' || op === 'in'
  if (!('field' in right) || !isEither) return undefined
  const { field } = right
  return { field, op, other: left, value: comparedWith(left, { op, field, ...parties }) }
}

/** The value to compare with: the stored record's owner, or, for lists, what this person lacks. */
function comparedWith(
  subject: Subject,
  { op, field, me, record, isSent }: Parties & { readonly op: Operator; readonly field: string },
) {
  if ('value' in subject) return subject.value
  if (!('me' in subject)) return undefined
  const own = me[subject.me]
  if (op === 'within') return listOf(record[field]).filter(each => !listOf(own).includes(each))
  return isOfSomebody.has(op) && !isSent ? record[field] : own
}
const isOfSomebody = new Set<Operator>(['eq', 'in', 'has'])
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** `TOTAL ≤ limit + 5`. */
const distance = (plus = 0) => (plus === 0 ? '' : ` ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`)

const signs: Readonly<Partial<Record<Operator, string>>> = {
  ...{ ne: '≠ ', lt: '< ', lte: '≤ ', gt: '> ', gte: '≥ ' },
}
const sentences: Readonly<Partial<Record<Operator, string>>> = {
  ...{ nin: 'ruleNot', contains: 'ruleContains' },
}

/** Values in readable form; an unreadable record has neither name nor key here. */
function printer(request: RequestContext) {
  const titles = titleReader(request)
  const { language } = request
  return async (field: FieldModel, value: unknown, op: Operator): Promise<string | undefined> => {
    const values = (Array.isArray(value) ? value : [value]).filter(each => each != null)
    if (values.length === 0 || field.isSecret) return undefined
    const texts = await Promise.all(
      values.map(async each => {
        if (!field.target) return field.print(field.isList ? [each] : each, language)
        const title = (await titles(field.target, [each])).get(each)
        return title === String(each) ? undefined : title
      }),
    )
    const wordings = texts.flatMap(text => text || [])
    if (wordings.length < values.length) return undefined
    const type = op === 'within' ? 'conjunction' : 'disjunction'
    return new Intl.ListFormat(localeOf(language), { type }).format(wordings)
  }
}

/** The opposite of a rule without `not` at its top; undefined if no operator expresses it. */
function negated(node: Node): Node | undefined {
  if ('not' in node) return node.not
  if ('all' in node) return joined('any', node.all)
  if ('any' in node) return joined('all', node.any)
  if (node.op === 'empty')
    return { ...node, right: { value: 'value' in node.right && node.right.value === false } }
  const op = opposites[node.op]
  return op && { ...node, op }
}

const joined = (how: 'all' | 'any', nodes: readonly Node[]): Node => {
  const parts = nodes.map(node => negated(node) ?? { not: node })
  return how === 'all' ? { all: parts } : { any: parts }
}

const opposites: Readonly<Partial<Record<Operator, Operator>>> = {
  ...{ eq: 'ne', ne: 'eq', in: 'nin', nin: 'in' },
  ...{ lt: 'gte', gte: 'lt', gt: 'lte', lte: 'gt' },
}

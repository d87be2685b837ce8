import { fieldLabel } from '../../src/i18n/labels'
import { localeOf } from '../../src/i18n/languages'
import { loadMessages } from '../../src/i18n/load'
import { translatorFor } from '../../src/i18n/translate'
import { holds } from '../../src/model/evaluate'
import { mayKnow } from '../../src/model/mayKnow'
import type { FieldModel } from '../../src/model/resource'
import type { Node, Operator, Subject } from '../../src/model/rule'
import { askedField } from '../../src/model/through'
import { couldHold } from '../../src/model/verdict'
import type { Asking, Values } from './context'
import { negated } from './negated'
import { titleReader } from './titles'

export interface UnmetRule {
  readonly rule: Node
  /** Whole, as the rule saw it. */
  readonly record: Values
}
type Leaf = Extract<Node, { readonly op: unknown }>
type Say = (node: Node) => Promise<string | undefined>

/**
 * What a rule asks and a record does not meet: "Sales agent: César Arévalo". Undefined where nothing of it
 * is for this person to read; what they may read of it is told alone.
 */
export async function ruleWords(asking: Asking, { rule, record }: UnmetRule) {
  const [{ columns }, translate] = await Promise.all([
    loadMessages(asking.language),
    translatorFor(asking.language),
  ])
  const print = printer(asking)
  const labelOf = (field: FieldModel) =>
    fieldLabel({ name: field.name, label: field.words.label }, asking.language, columns)
  const compared = async (field: FieldModel, { op, value }: Asked) => {
    const text = op === 'contains' ? String(value) : await print(field, value, op)
    const key = sentences[op]
    if (text === undefined) return undefined
    return key ? translate(`validation.${key}`, { value: text }) : `${signs[op] ?? ''}${text}`
  }
  const wanted = (field: FieldModel, asked: Asked) => {
    const { op, other, value } = asked
    if (op === 'empty')
      return translate(`validation.${value === false ? 'ruleFilled' : 'ruleEmpty'}`)
    if (!('field' in other)) return compared(field, asked)
    const there = askedField(asking.resource, other.field)
    return there && `${signs[op] ?? '= '}${labelOf(there)}${distance(other.plus)}`
  }
  const leaf = async (node: Leaf) => {
    const asked = askedBy(node, record, asking.me as unknown as Values)
    const field = asked && askedField(asking.resource, asked.field)
    if (!field || !mayKnow(asking.resource, asking.me, { record, node })) return undefined
    const told = await wanted(field, asked)
    return told === undefined ? undefined : `${labelOf(field)}: ${told}`
  }
  return sayer(asking, record, leaf)(rule)
}

const sayer = (
  asking: Asking,
  record: Values,
  leaf: (node: Leaf) => Promise<string | undefined>,
) => {
  const me = asking.me as unknown as Values
  const said = async (nodes: readonly Node[], type: 'conjunction' | 'disjunction') => {
    const parts = await Promise.all(nodes.map(say))
    const told = [...new Set(parts.filter(part => part !== undefined))]
    const list = new Intl.ListFormat(localeOf(asking.language), { type })
    return told.length > 0 ? list.format(told) : undefined
  }
  const say: Say = async node => {
    if ('all' in node)
      return said(
        node.all.filter(part => !holds(part, record, me)),
        'conjunction',
      )
    // what is for others, whatever the record, is no way for this person
    if ('any' in node)
      return said(
        node.any.filter(part => couldHold(part, { me })),
        'disjunction',
      )
    if (!('not' in node)) return leaf(node)
    const opposite = negated(node.not)
    return opposite && say(opposite)
  }
  return say
}

interface Asked {
  readonly field: string
  readonly op: Operator
  readonly other: Subject
  readonly value: unknown
}

/** The field a condition is about, on whichever side it stands, and what is asked of it. */
function askedBy({ op, left, right }: Leaf, record: Values, me: Values): Asked | undefined {
  if ('field' in left)
    return {
      field: left.field,
      op,
      other: right,
      value: comparedWith(right, { op, left, record, me }),
    }
  const isEither = op === 'eq' || op === 'in'
  return 'field' in right && isEither
    ? {
        field: right.field,
        op,
        other: left,
        value: comparedWith(left, { op, left: right, record, me }),
      }
    : undefined
}

/**
 * Whose a record is stands in the record, of several what this person lacks; what else is compared with a
 * person is the person's own.
 */
function comparedWith(
  subject: Subject,
  { op, left, record, me }: { op: Operator; left: { field: string }; record: Values; me: Values },
) {
  if ('value' in subject) return subject.value
  if (!('me' in subject)) return undefined
  const own = me[subject.me]
  if (op === 'within') return listOf(record[left.field]).filter(each => !listOf(own).includes(each))
  return isOfSomebody.has(op) ? record[left.field] : own
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

/** Values as people read them; a record that they may not read has no name here, and no key. */
function printer(asking: Asking) {
  const titles = titleReader(asking)
  const { language } = asking
  return async (field: FieldModel, value: unknown, op: Operator): Promise<string | undefined> => {
    const values = (Array.isArray(value) ? value : [value]).filter(each => each != null)
    if (values.length === 0 || field.kind === 'password') return undefined
    const texts = await Promise.all(
      values.map(async each => {
        if (!field.target) return field.print(field.kind === 'choices' ? [each] : each, language)
        const title = (await titles(field.target, [each])).get(each)
        return title === String(each) ? undefined : title
      }),
    )
    const told = texts.flatMap(text => text || [])
    if (told.length < values.length) return undefined
    const type = op === 'within' ? 'conjunction' : 'disjunction'
    return new Intl.ListFormat(localeOf(language), { type }).format(told)
  }
}

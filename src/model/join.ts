import { holds } from './evaluate'
import type { Message } from './kinds/kind'
import type { FieldModel, Resource } from './resource'
import { always, fieldsOf, type Node, parseRule, type Rule } from './rule'
import { sameValue } from './sameValue'

type Values = Readonly<Record<string, unknown>>
type Fields = Resource['fields']

export type JoinPart = string | { readonly field: string }
/**
 * Put together from texts and other fields, never typed: `['CL', { field: 'RUC' }]`; or only `while` a rule about
 * the record holds, and typed otherwise: a natural person's RUC is their cédula and 001.
 */
export type Join =
  | readonly JoinPart[]
  | { readonly of: readonly JoinPart[]; readonly while: Rule<string> }

/** A join made ready. */
export interface Joined {
  readonly parts: readonly JoinPart[]
  readonly while: Node
}

export const readJoin = (join: Join): Joined =>
  isParts(join)
    ? { parts: join, while: always }
    : { parts: join.of, while: parseRule(join.while as Rule) }
const isParts = (join: Join): join is readonly JoinPart[] => Array.isArray(join)

/** Whether it is put together whatever the record says: nobody ever writes it. */
export const isAlwaysJoined = (words: object) =>
  'join' in words && words.join !== undefined && isParts(words.join as Join)

/** Whether the field follows others while the record is like this. */
export const isJoined = ({ join }: FieldModel, record: Values): boolean =>
  join !== undefined && holds(join.while, record, {})

/** Whether it says what another field of the record says already: where that is told or asked for, it is not. */
export const isEcho = (field: FieldModel, record: Values): boolean =>
  field.join?.parts.length === 1 && sourcesIn(field).length === 1 && isJoined(field, record)

/** The fields it is put together from. */
export const sourcesIn = ({ join }: FieldModel): readonly string[] =>
  join?.parts.flatMap(part => (typeof part === 'string' ? [] : [part.field])) ?? []

/**
 * The text put together; none while a part is missing. What was kept of a record `before` stands as it was
 * while what it follows does: older rows may say something else.
 */
export function joined(
  field: FieldModel,
  record: Values,
  { fields, before }: { readonly fields: Fields; readonly before: Values | undefined },
): unknown {
  const made = putTogether(field, record)
  if (!before || !stands(field, record, { fields, before })) return made
  const kept = before[field.name] ?? null
  return sameValue(field, record[field.name], made) ? made : kept
}

function putTogether(field: FieldModel, record: Values): unknown {
  const texts = field.join?.parts.map(part =>
    typeof part === 'string' ? part : record[part.field],
  )
  if (!texts || texts.some(text => text == null || text === '')) return null
  return field.parse(texts.join(''))
}

function stands(
  field: FieldModel,
  record: Values,
  { fields, before }: { readonly fields: Fields; readonly before: Values },
) {
  const asked = [...sourcesIn(field), ...fieldsOf(field.join?.while ?? always)]
  return asked.every(name => {
    const other = fields.get(name)
    return other === undefined || sameValue(other, record[name], before[name])
  })
}

/** What was sent for a field that follows others, where it is not what these say. `record` is settled. */
export function contradictions(
  { fields }: Pick<Resource, 'fields'>,
  sent: Values,
  record: Values,
): Record<string, Message> {
  const found: Record<string, Message> = {}
  for (const [name, value] of Object.entries(sent)) {
    const field = fields.get(name)
    const isFollowing = field && value != null && !field.readOnly && isJoined(field, record)
    if (isFollowing && !sameValue(field, value, record[name]))
      found[name] = { key: 'follows', params: { value: field.print(record[name], 'es') || '—' } }
  }
  return found
}

/** What is wrong with a value that follows others is wrong with those: the first of them is told so. */
export function atTheirSource<Problem>(
  { fields }: Pick<Resource, 'fields'>,
  record: Values,
  problems: Readonly<Record<string, Problem>>,
): Record<string, Problem> {
  const told: Record<string, Problem> = { ...problems }
  for (const field of fields.values()) {
    const problem = told[field.name]
    const [source] = sourcesIn(field)
    if (problem === undefined || source === undefined || !isJoined(field, record)) continue
    delete told[field.name]
    told[source] ??= problem
  }
  return told
}

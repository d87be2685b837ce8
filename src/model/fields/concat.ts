import { business } from '../../base/business'
import type { Message } from '../../kinds/kind/kind'
import { holds } from '../rules/evaluate'
import { always, fieldsOf, parseRule } from '../rules/rule'
import type { Concatenated, TextPart } from '../rules/sharedWords'
import type { ConcatModel, FieldModel, Resource } from './resource'
import { sameValue } from './sameValue'

type Join = NonNullable<Concatenated['concat']>
type Values = Readonly<Record<string, unknown>>
type Fields = Resource['fields']

export const readJoin = (join: Join): ConcatModel =>
  isParts(join) ? { parts: join, when: always } : { parts: join.value, when: parseRule(join.when) }
const isParts = (join: Join): join is readonly TextPart[] => Array.isArray(join)

/** True for a text that is always concatenated and never written by a user. */
export const isAlwaysJoined = (words: object) =>
  'concat' in words && words.concat !== undefined && isParts(words.concat as Join)

export const isJoined = ({ concat }: FieldModel, record: Values): boolean =>
  concat !== undefined && holds(concat.when, record, {})

/** True for a field that only repeats another field; it is neither shown nor asked for. */
export const isEcho = (field: FieldModel, record: Values): boolean =>
  field.concat?.parts.length === 1 && sourcesIn(field).length === 1 && isJoined(field, record)

export const sourcesIn = ({ concat }: FieldModel): readonly string[] =>
  concat?.parts.flatMap(part => (typeof part === 'string' ? [] : [part.field])) ?? []

/**
 * The concatenated text, or null while a part is missing. The stored value is kept while its sources equal
 * those of `before`, because older records may differ.
 */
export function joined(
  field: FieldModel,
  record: Values,
  { fields, before }: { readonly fields: Fields; readonly before: Values | undefined },
): unknown {
  const made = concatenated(field, record)
  if (!before || !stands(field, record, { fields, before })) return made
  const kept = before[field.name] ?? null
  return sameValue(field, record[field.name], made) ? made : kept
}

function concatenated(field: FieldModel, record: Values): unknown {
  const texts = field.concat?.parts.map(part =>
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
  const asked = [...sourcesIn(field), ...fieldsOf(field.concat?.when ?? always)]
  return asked.every(name => {
    const other = fields.get(name)
    return other === undefined || sameValue(other, record[name], before[name])
  })
}

/** Sent values that contradict their concatenation. `record` is settled. */
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
      found[name] = {
        key: 'follows',
        params: { value: field.print(record[name], business().language) || '—' },
      }
  }
  return found
}

/** Moves problems of a concatenated field to the first of its sources. */
export function movedToSource<Problem>(
  { fields }: Pick<Resource, 'fields'>,
  record: Values,
  problems: Readonly<Record<string, Problem>>,
): Record<string, Problem> {
  const moved: Record<string, Problem> = { ...problems }
  for (const field of fields.values()) {
    const problem = moved[field.name]
    const [source] = sourcesIn(field)
    if (problem === undefined || source === undefined || !isJoined(field, record)) continue
    delete moved[field.name]
    moved[source] ??= problem
  }
  return moved
}

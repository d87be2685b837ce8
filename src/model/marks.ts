import type { Me } from './access'
import { holds } from './evaluate'
import type { Mark } from './listWords'
import type { Resource } from './resource'
import { parseRule } from './rule'

/** What makes a row of a list stand out for this person, the most telling first. */
export function marksOf(
  { schema }: Resource,
  record: Readonly<Record<string, unknown>>,
  me: Me,
): readonly Mark<string>[] {
  const person = me as unknown as Readonly<Record<string, unknown>>
  return (schema.list?.marks ?? []).filter(({ when }) => holds(parseRule(when), record, person))
}

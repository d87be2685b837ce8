import type { Highlight } from '../definition/listWords'
import type { Resource } from '../fields/resource'
import { holds } from '../rules/evaluate'
import { parseRule } from '../rules/rule'
import type { Me } from './access'

/** Highlights of a row for this user, most important first. */
export function marksOf(
  { schema }: Resource,
  record: Readonly<Record<string, unknown>>,
  me: Me,
): readonly Highlight<string>[] {
  const person = me
  return (schema.list?.highlights ?? []).filter(({ when }) =>
    holds(parseRule(when), record, person),
  )
}

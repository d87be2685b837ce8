import type { FieldDefinition } from '../definition/field'
import type { Tally } from '../rules/expression'
import { parseRule } from '../rules/rule'
import type { Resource, RollupModel } from './resource'

export function rollupOf(
  words: FieldDefinition,
  resource: (name: string) => Resource,
): RollupModel | undefined {
  if (!('rollup' in words) || !words.rollup) return undefined
  const [name, field = ''] = pathOf(words.rollup)
  const rows = resource(name)
  return {
    rows,
    via: rows.fields.get(words.rollup.via),
    of: rows.fields.get(field),
    where: parseRule(words.rollup.where ?? true),
  }
}

/** Resource of a rollup, and the field it adds up. */
export function pathOf(tally: Tally): readonly [resource: string, field?: string] {
  if ('count' in tally) return [tally.count]
  const [name = '', field = ''] = tally.sum.split('.')
  return [name, field]
}

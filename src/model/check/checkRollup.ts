import type { FieldModel, Resource } from '../fields/resource'
import { pathOf, rollupOf } from '../fields/rollup'
import { fieldsOf, type Node } from '../rules/rule'

/** Errors in rollups: unknown sources, or values that cannot be updated incrementally. */
export function checkRollup(
  { words, computed, store }: FieldModel,
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): string[] {
  if (!computed?.rollup) return []
  const [name, path] = pathOf(computed.rollup)
  const rows = all.get(name)
  if (!rows) return []
  const tally = rollupOf(words, () => rows)
  const { via } = computed.rollup
  const known = (asked: string) => Boolean(rows.fields.get(asked)?.store)
  const kept = [...(path === undefined ? [] : [path]), ...fieldsOf(tally?.where ?? { all: [] })]
  return [
    ...(tally?.via?.reference && tally.via.target === resource
      ? []
      : [`${name}.${via} does not refer to ${resource.name}`]),
    ...(path !== undefined && !isAddable(tally?.of, store)
      ? [`${name}.${path} is no number that adds up to this one`]
      : []),
    ...('count' in computed.rollup && store !== 'int' ? ["a count has format: 'integer'"] : []),
    ...fieldsOf(tally?.where ?? { all: [] })
      .filter(asked => !known(asked))
      .map(asked => `rollup.where: ${asked} is no stored column of ${name}`),
    ...kept
      .filter(asked => rows.fields.get(asked)?.rollup)
      .map(asked => `rollup: ${name}.${asked} is a rollup itself`),
    ...(tally && readsUser(tally.where)
      ? ['rollup.where cannot use $me: the number is the same for everybody']
      : []),
  ]
}

/** Whole numbers only, because fractions accumulate rounding errors. */
const isAddable = (of: FieldModel | undefined, store: FieldModel['store']) =>
  of !== undefined && of.store === store && (store === 'int' || store === 'cents')

/** True when a rule reads `$me`. */
export function readsUser(node: Node): boolean {
  if ('all' in node) return node.all.some(part => readsUser(part))
  if ('any' in node) return node.any.some(part => readsUser(part))
  if ('not' in node) return readsUser(node.not)
  return 'me' in node.left || 'me' in node.right
}

import type { FieldModel, Resource } from './resource'
import { fieldsOf, type Node } from './rule'
import { isTally, pathOf, tallyOf } from './tally'

/** Tallies over what is not there, or what could not be kept by adding and taking away. */
export function checkTally(
  { words, store }: FieldModel,
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): string[] {
  if (words.kind !== 'computed' || !isTally(words.is)) return []
  const [name, path] = pathOf(words.is)
  const rows = all.get(name)
  if (!rows) return [`there is no schema "${name}" to reckon over`]
  const tally = tallyOf(words, () => rows)
  const { by } = words.is
  const known = (asked: string) => Boolean(rows.fields.get(asked)?.store)
  const kept = [...(path === undefined ? [] : [path]), ...fieldsOf(tally?.where ?? { all: [] })]
  return [
    ...(tally?.by?.kind === 'reference' && tally.by.target === resource
      ? []
      : [`${name}.${by} does not refer to ${resource.name}`]),
    ...(path !== undefined && !isAddable(tally?.of, store)
      ? [`${name}.${path} is no number that adds up to this one`]
      : []),
    ...('count' in words.is && store !== 'int' ? ["a count is as: 'integer'"] : []),
    ...fieldsOf(tally?.where ?? { all: [] })
      .filter(asked => !known(asked))
      .map(asked => `a rule asks about ${asked}, which ${name} does not keep`),
    ...kept
      .filter(asked => rows.fields.get(asked)?.tally)
      .map(asked => `is kept over ${name}.${asked}, which other rows keep`),
    ...(tally && asksMe(tally.where) ? ['a tally is the same for everybody: not for $me'] : []),
  ]
}

/** Whole numbers only: halves would drift. */
const isAddable = (of: FieldModel | undefined, store: FieldModel['store']) =>
  of !== undefined && of.store === store && (store === 'int' || store === 'cents')

/** Whether a rule asks about the person. */
export function asksMe(node: Node): boolean {
  if ('all' in node) return node.all.some(part => asksMe(part))
  if ('any' in node) return node.any.some(part => asksMe(part))
  if ('not' in node) return asksMe(node.not)
  return 'me' in node.left || 'me' in node.right
}

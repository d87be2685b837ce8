import type { FieldModel, Resource } from '../../model/resource'
import type { Columns } from '../list/useColumns'
import type { BoardPlan } from './boardOf'

const FEW = 4

/** What the schema says a card tells; else the first columns of the list, and an amount where there is one. */
export function cardFields(
  resource: Resource,
  { status }: BoardPlan,
  { shown, all }: Pick<Columns, 'shown' | 'all'>,
): readonly FieldModel[] {
  const others = shown.filter(
    ({ name }) =>
      name !== status.name && name !== resource.key.name && !resource.title.includes(name),
  )
  const { cards } = resource.schema.list ?? {}
  if (cards) {
    const besides = all.filter(
      field => !resource.list.columns.includes(field.name) && !others.includes(field),
    )
    return [...others, ...besides].filter(({ name }) => cards.includes(name))
  }
  const first = others.slice(0, FEW)
  const amount = others.find(isAmount)
  return !amount || first.includes(amount) ? first : [...others.slice(0, FEW - 1), amount]
}

const isAmount = ({ kind, words }: FieldModel) =>
  kind === 'money' || (words.kind === 'computed' && (words.as ?? 'money') === 'money')

/** Of what a card tells: short words that name themselves, links to hand on, and facts under their labels. */
export function cardParts(fields: readonly FieldModel[]) {
  const chips = fields.filter(({ kind }) => kind === 'choice')
  const links = fields.filter(({ words }) => words.kind === 'url' && words.copies)
  return { chips, links, facts: fields.filter(it => !chips.includes(it) && !links.includes(it)) }
}

import type { FieldModel, Resource } from '../../model/resource'
import type { BoardPlan } from './boardOf'

const FEW = 4

/** What the schema says a card tells; else the first columns of the list, and an amount where there is one. */
export function cardFields(
  resource: Resource,
  { status }: BoardPlan,
  shown: readonly FieldModel[],
): readonly FieldModel[] {
  const others = shown.filter(
    ({ name }) =>
      name !== status.name && name !== resource.key.name && !resource.title.includes(name),
  )
  const { cards } = resource.schema.list ?? {}
  if (cards) return others.filter(({ name }) => cards.includes(name))
  const first = others.slice(0, FEW)
  const amount = others.find(isAmount)
  return !amount || first.includes(amount) ? first : [...others.slice(0, FEW - 1), amount]
}

const isAmount = ({ kind, words }: FieldModel) =>
  kind === 'money' || (words.kind === 'computed' && (words.as ?? 'money') === 'money')

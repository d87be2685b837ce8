import type { FieldModel, Resource } from '../../model/fields/resource'
import type { ListColumnChoice } from '../list/state/useColumns'
import type { BoardPlan } from './boardOf'

const FEW = 4

/** The card's fields by the schema, else the first columns and an amount. */
export function cardFields(
  resource: Resource,
  { status }: BoardPlan,
  { shown, all }: Pick<ListColumnChoice, 'shown' | 'all'>,
): readonly FieldModel[] {
  const others = shown.filter(
    ({ name }) =>
      name !== status.name && name !== resource.key.name && !resource.title.includes(name),
  )
  const { cardFields: cards } = resource.schema.list ?? {}
  if (cards) {
    const besides = all.filter(
      field => !resource.list.columns.includes(field.name) && !others.includes(field),
    )
    return [...others, ...besides].filter(({ name }) => cards.includes(name))
  }
  const first = others.slice(0, FEW)
  const amount = others.find(({ isMoney }) => isMoney)
  return !amount || first.includes(amount) ? first : [...others.slice(0, FEW - 1), amount]
}

/** Splits a card's fields into chips, links and labelled values. */
export function cardParts(fields: readonly FieldModel[]) {
  const chips = fields.filter(({ choice }) => choice)
  const links = fields.filter(({ words }) => 'copyLabel' in words && words.copyLabel)
  return { chips, links, facts: fields.filter(it => !chips.includes(it) && !links.includes(it)) }
}

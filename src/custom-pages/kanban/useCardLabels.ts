import { type ChoiceOptions, optionColour, optionLabel } from '../../model/kinds/choice'
import { useCatalogue } from '../../providers/catalogueContext'

/** The labels a card may carry, as its schema names and colours them. */
export function useCardLabels() {
  const field = useCatalogue().get('kanban-cards').fields.get('ETIQUETAS')
  const options = (field?.options ?? {}) as ChoiceOptions['options']
  return Object.entries(options).map(([value, option]) => ({
    value,
    label: optionLabel(option),
    colour: optionColour(option),
  }))
}

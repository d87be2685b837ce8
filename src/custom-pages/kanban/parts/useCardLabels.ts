import { type ChoiceOptions, optionColour, optionLabel } from '../../../kinds/choice/data'
import { useResource } from '../../../providers/backend/catalogueContext'

/** Labels of the schema with colours. */
export function useCardLabels() {
  const field = useResource('kanban-cards').fields.get('ETIQUETAS')
  const options = (field?.options ?? {}) as ChoiceOptions['options']
  return Object.entries(options).map(([value, option]) => ({
    value,
    label: optionLabel(option),
    colour: optionColour(option),
  }))
}

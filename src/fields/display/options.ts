import { type Language, textIn } from '../../base/text'
import { type Colour, choiceValues, optionColour, optionLabel } from '../../kinds/choice/data'
import type { FieldModel } from '../../model/fields/resource'

interface Offered {
  readonly value: string | number
  readonly label: string
  readonly colour: Colour | undefined
}

/** Options of a choice, choices or status field, in the reader's language. */
export function offeredBy(field: FieldModel, language: Language): Offered[] {
  const { options = {}, store } = field
  return choiceValues({ options, numeric: store === 'int' }).map(value => {
    const option = options[String(value)] ?? String(value)
    return { value, label: textIn(optionLabel(option), language), colour: optionColour(option) }
  })
}

/** The chip colour of a value; undefined for values that are not offered. */
export function colourOf(field: FieldModel, value: string | number): Colour | undefined {
  const option = field.options?.[String(value)]
  return option === undefined ? undefined : optionColour(option)
}

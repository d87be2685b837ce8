import { type Language, textIn } from '../domain/text'
import { type Colour, choiceValues, optionColour, optionLabel } from '../model/kinds/choice'
import type { FieldModel } from '../model/resource'

export interface Offered {
  readonly value: string | number
  readonly label: string
  readonly colour: Colour | undefined
}

/** What a choice, choices or status field offers, in the reader's language. */
export function offeredBy(field: FieldModel, language: Language): Offered[] {
  const { words, options = {} } = field
  const numeric = words.kind === 'status' || ('numeric' in words && words.numeric === true)
  return choiceValues({ options, numeric }).map(value => {
    const option = options[String(value)] ?? String(value)
    return { value, label: textIn(optionLabel(option), language), colour: optionColour(option) }
  })
}

/** The chip colour of one value; none for a value that is not offered. */
export function colourOf(field: FieldModel, value: string | number): Colour | undefined {
  const option = field.options?.[String(value)]
  return option === undefined ? undefined : optionColour(option)
}

import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { colourOf } from '../../../fields/display/options'
import { ValueChip } from '../../../fields/display/ValueChip'
import { choiceParts } from '../../../fields/registry/parts'

/** A coloured chip if the schema gives the value a colour, otherwise text. */
function Choice({ field, value, language }: ValueProps<FieldFor<'choice'>, string | number>) {
  const colour = colourOf(field, value)
  const word = field.print(value, language)
  return colour ? <ValueChip colour={colour}>{word}</ValueChip> : word
}

export const view: FieldView<'choice'> = {
  Cell: Choice,
  Display: Choice,
  ...choiceParts,
}

import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { colourOf } from '../../../fields/display/options'
import { ValueChip } from '../../../fields/display/ValueChip'
import { choiceParts } from '../../../fields/registry/parts'

/** The state of a flow, changed by transitions only; its input is read-only. */
function Status({ field, value, language }: ValueProps<FieldFor<'status'>, number>) {
  return <ValueChip colour={colourOf(field, value)}>{field.print(value, language)}</ValueChip>
}

export const view: FieldView<'status'> = {
  Cell: Status,
  Display: Status,
  ...choiceParts,
}

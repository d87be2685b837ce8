import type { Asked } from '../fieldView'
import type { TypedFieldProps } from './TypedField'
import type { useAsked } from './useAsked'

type AskedState = ReturnType<typeof useAsked>

/** What every text-like control gets; in a row the label is only heard. */
export const textProps = (asked: Asked, { id, control, error, said }: AskedState) =>
  ({
    id,
    name: control.name,
    label: asked.inRow ? undefined : asked.label,
    required: asked.isRequired,
    error,
    helperText: said,
    fullWidth: true,
    size: asked.inRow ? 'small' : 'medium',
    inputRef: control.ref,
    value: control.value,
    onChange: control.onChange,
    onBlur: () => control.onBlur(),
  }) satisfies TypedFieldProps

/** The name of an input in a row, which has no visible label of its own. */
export const named = (asked: Asked) => (asked.inRow ? { 'aria-label': asked.label } : {})

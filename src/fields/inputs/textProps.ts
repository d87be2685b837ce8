import type { InputProps } from '../display/fieldView'
import type { TypedFieldProps } from './TypedField'
import type { useFieldInput } from './useFieldInput'

type AskedState = ReturnType<typeof useFieldInput>

/** Shared props of text-like controls; in a row the label is for screen readers only. */
export const textProps = (asked: InputProps, { id, control, error, helperText }: AskedState) =>
  ({
    id,
    name: control.name,
    label: asked.inRow ? undefined : asked.label,
    required: asked.isRequired,
    error,
    helperText,
    fullWidth: true,
    size: asked.inRow ? 'small' : 'medium',
    inputRef: control.ref,
    value: control.value,
    onChange: control.onChange,
    onBlur: () => control.onBlur(),
  }) satisfies TypedFieldProps

/** Accessible name of an input in a row, which has no visible label. */
export const namedInput = (asked: InputProps) => (asked.inRow ? { 'aria-label': asked.label } : {})

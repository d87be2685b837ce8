import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ReactNode, useId } from 'react'

export interface TypedFieldProps
  extends Pick<
    OutlinedInputProps,
    | ('id' | 'name' | 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'inputRef' | 'type')
    | ('placeholder' | 'disabled' | 'multiline' | 'minRows' | 'maxRows')
  > {
  readonly label?: ReactNode
  readonly required?: boolean | undefined
  readonly error?: boolean | undefined
  readonly helperText?: ReactNode
  readonly fullWidth?: boolean
  readonly size?: 'small' | 'medium'
  readonly slotProps?: {
    readonly htmlInput?: NonNullable<OutlinedInputProps['inputProps']>
    readonly input?: OutlinedInputProps
    readonly inputLabel?: InputLabelProps
  }
}

/**
 * A text input in Material's outline. Material's `TextField` also loads menus, layers and two more
 * outlines, which forms do not need (performance.md).
 */
export function TypedField({ label, helperText, slotProps = {}, ...props }: TypedFieldProps) {
  const { id: given, required = false, error = false, disabled = false, ...rest } = props
  const { fullWidth = false, size = 'medium', ...typed } = rest
  const own = useId()
  const id = given ?? own
  const { htmlInput, input, inputLabel } = slotProps
  const helperId = helperText ? `${id}-helper-text` : undefined
  const isShrunk = inputLabel?.shrink
  return (
    <FormControl {...{ required, error, disabled, fullWidth, size }} variant="outlined">
      {label !== undefined && label !== '' && (
        <InputLabel htmlFor={id} id={`${id}-label`} {...inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        {...typed}
        {...{ id, label, fullWidth }}
        {...(isShrunk !== undefined && { notched: isShrunk })}
        {...(helperId && { 'aria-describedby': helperId })}
        {...(htmlInput && { inputProps: htmlInput })}
        {...input}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  )
}

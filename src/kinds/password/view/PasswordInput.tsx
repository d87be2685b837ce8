import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useRecordContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { InputProps } from '../../../fields/display/fieldView'
import { TypedField } from '../../../fields/inputs/TypedField'
import { textProps } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'

/** The server never returns a password: empty means unchanged. */
export function PasswordInput(asked: InputProps) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const isNew = useRecordContext()?.id === undefined
  const state = useFieldInput(asked)
  const label = translate(shown ? 'auth.hidePassword' : 'auth.showPassword')
  return (
    <TypedField
      {...textProps(asked, state)}
      type={shown ? 'text' : 'password'}
      helperText={state.helperText ?? (isNew ? undefined : translate('field.passwordUnchanged'))}
      slotProps={{
        htmlInput: { autoComplete: 'new-password', dir: 'ltr' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton aria-label={label} onClick={() => setShown(!shown)} edge="end">
                {shown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

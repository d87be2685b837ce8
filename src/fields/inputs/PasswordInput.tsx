import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useRecordContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Asked } from '../fieldView'
import { TypedField } from './TypedField'
import { textProps } from './textProps'
import { useAsked } from './useAsked'

/** Nothing comes back from the server: empty means "as it was". */
export function PasswordInput(asked: Asked) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const isNew = useRecordContext()?.id === undefined
  const state = useAsked(asked)
  const label = translate(shown ? 'app.auth.hidePassword' : 'app.auth.showPassword')
  return (
    <TypedField
      {...textProps(asked, state)}
      type={shown ? 'text' : 'password'}
      helperText={state.said ?? (isNew ? undefined : translate('app.field.passwordUnchanged'))}
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

import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'

interface NameFormProps {
  readonly label: string
  readonly name?: string
  readonly onName: (name: string) => void
}

/** Asks for the name of a view. */
export function NameForm({ label, name = '', onName }: NameFormProps) {
  const [typed, setTyped] = useState(name)
  return (
    <form
      className="r-save-view"
      onSubmit={event => {
        event.preventDefault()
        if (typed.trim()) onName(typed.trim())
      }}
    >
      <TextField
        size="small"
        fullWidth
        autoFocus
        label={label}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined" i18nKey="form.save" />
    </form>
  )
}

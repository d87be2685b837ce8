import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { Button } from '../controls/Button'
import { TitledDialog } from './TitledDialog'

interface TextDialogProps {
  readonly title: string
  readonly label: string
  readonly help?: string
  readonly start?: string
  readonly maxLength: number
  /** Label of the submitting button. */
  readonly yes: string
  /** A text of several lines, submitted by Ctrl+Enter. */
  readonly isLong?: boolean
  readonly colour?: 'error'
  readonly onDone: (text: string) => unknown
  readonly onClose: () => void
}

/** Asks for one text; an unchanged one closes the dialog. The extension of a file name is not selected. */
export function TextDialog(props: TextDialogProps) {
  const { title, label, help, start = '', maxLength, yes, isLong = false, colour, onClose } = props
  const [text, setText] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const given = text.trim()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (given === '') return
    if (given === start) return onClose()
    setBusy(true)
    await Promise.resolve(props.onDone(given)).finally(() => setBusy(false))
  }
  const submitLong = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event)
  }
  return (
    <TitledDialog title={title} maxWidth="xs" onClose={onClose}>
      <form onSubmit={event => void submit(event)}>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={label}
            helperText={help}
            value={text}
            onFocus={({ target }) => target.setSelectionRange(0, bareLength(start))}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength, autoComplete: 'off' } }}
            {...(isLong && { multiline: true, minRows: 2, onKeyDown: submitLong })}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} i18nKey="app.common.cancel" />
          <Button
            type="submit"
            variant="contained"
            color={colour ?? 'primary'}
            loading={isBusy}
            disabled={given === ''}
          >
            {yes}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  )
}

const bareLength = (name: string) => name.replace(/\.\w{2,4}$/, '').length

import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { TitledDialog } from '../../../ui/theme/TitledDialog'

interface NameDialogProps {
  readonly title: string
  readonly start: string
  readonly maxLength: number
  readonly onDone: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Name input; the extension of a file is not selected. */
export function NameDialog({ title, start, maxLength, onDone, onClose }: NameDialogProps) {
  const translate = useTranslate()
  const [name, setName] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    if (name.trim() === start) return onClose()
    setBusy(true)
    await onDone(name.trim()).finally(() => setBusy(false))
  }
  return (
    <TitledDialog title={title} maxWidth="xs" onClose={onClose}>
      <form onSubmit={event => void submit(event)}>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={translate('files.name')}
            value={name}
            onFocus={({ target }) => target.setSelectionRange(0, bareLength(start))}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} i18nKey="app.common.cancel" />
          <Button type="submit" variant="contained" loading={isBusy} disabled={!name.trim()}>
            {translate('files.save')}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  )
}

const bareLength = (name: string) => name.replace(/\.\w{2,4}$/, '').length

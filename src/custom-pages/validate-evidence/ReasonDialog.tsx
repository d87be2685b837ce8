import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { TitledDialog } from '../../ui/theme/TitledDialog'

interface ReasonDialogProps {
  readonly order: string
  readonly onClose: () => void
  readonly onRefuse: (reason: string) => void
}

/** A refusal requires a reason, which the deliverer reads. */
export function ReasonDialog({ order, onClose, onRefuse }: ReasonDialogProps) {
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') onRefuse(reason.trim())
  }
  return (
    <TitledDialog title={order} maxWidth="xs" onClose={onClose}>
      <form onSubmit={refuse}>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={2}
            margin="dense"
            label={translate('devices.reason')}
            helperText={translate('devices.reasonHint')}
            value={reason}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
            onChange={event => setReason(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) refuse(event)
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} i18nKey="app.common.cancel" />
          <Button type="submit" variant="contained" color="error" disabled={reason.trim() === ''}>
            {translate('devices.reject')}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  )
}

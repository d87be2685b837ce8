import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId } from 'react'

export interface LeaveDialogProps {
  readonly onLeave: () => void
  readonly onDiscard: () => void
  readonly onStay: () => void
}

/** Asks before leaving; the draft is kept unless discarded. */
export function LeaveDialog({ onLeave, onDiscard, onStay }: LeaveDialogProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onStay} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('form.unsavedTitle')}</DialogTitle>
      <DialogContent>{translate('form.draft.leaveText')}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" onClick={onDiscard}>
          {translate('form.draft.leaveDiscard')}
        </Button>
        <Button color="inherit" onClick={onStay}>
          {translate('form.stay')}
        </Button>
        <Button variant="contained" onClick={onLeave}>
          {translate('form.draft.leaveKeep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { TitledDialog } from '../../../ui/theme/TitledDialog'

interface LeaveDialogProps {
  readonly onLeave: () => void
  readonly onDiscard: () => void
  readonly onStay: () => void
}

/** Asks before leaving; the draft is kept unless discarded. */
export function LeaveDialog({ onLeave, onDiscard, onStay }: LeaveDialogProps) {
  const translate = useTranslate()
  return (
    <TitledDialog title={translate('form.unsavedTitle')} onClose={onStay} maxWidth="sm">
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
    </TitledDialog>
  )
}

import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { Button } from '../../../ui/controls/Button'
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
        <Button color="error" onClick={onDiscard} i18nKey="form.draft.leaveDiscard" />
        <Button color="inherit" onClick={onStay} i18nKey="form.stay" />
        <Button variant="contained" onClick={onLeave} i18nKey="form.draft.leaveKeep" />
      </DialogActions>
    </TitledDialog>
  )
}

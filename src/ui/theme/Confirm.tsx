import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { Button } from '../controls/Button'
import { TitledDialog } from './TitledDialog'

export interface ConfirmProps {
  readonly title: string
  readonly text: string
  /** Label of the confirming button: the action, never "OK". */
  readonly yes: string
  readonly no?: string
  readonly isPending?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks for confirmation before an irreversible action. */
export function Confirm({ title, text, yes, no, isPending = false, onYes, onNo }: ConfirmProps) {
  const translate = useTranslate()
  return (
    <TitledDialog title={title} onClose={onNo} maxWidth="xs">
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onNo}>
          {no ?? translate('app.common.cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isPending} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId } from 'react'

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
  const id = useId()
  return (
    <Dialog open onClose={onNo} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onNo}>
          {no ?? translate('app.common.cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isPending} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

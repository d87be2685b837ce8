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
  /** What the confirming button says: the deed, never "OK". */
  readonly yes: string
  readonly no?: string
  readonly isPending?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** A question before what cannot be undone. */
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

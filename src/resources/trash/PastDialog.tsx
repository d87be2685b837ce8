import { useResource } from '../../providers/backend/catalogueContext'
import './trash.css'
import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { useLabels } from '../../providers/backend/labels'

interface PastDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** Dialog of past events of a list: deletions, bulk changes. */
export function PastDialog({ title, onClose, children, foot }: PastDialogProps) {
  const resource = useResource()
  const translate = useTranslate()
  const labels = useLabels()
  const id = useId()
  const isPhone = useNarrow()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={id}
      className="t-trash"
    >
      <DialogTitle className="t-title" component="div">
        <h2 id={id}>
          {title} · {labels.many(resource)}
        </h2>
        <IconButton aria-label={translate('app.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers className="t-body">
        {children}
      </DialogContent>
      {foot && <DialogActions className="t-foot">{foot}</DialogActions>}
    </Dialog>
  )
}

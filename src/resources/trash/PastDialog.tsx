import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { Stack } from '../../ui/primitives/layout'
import { TitledDialog } from '../../ui/theme/TitledDialog'

interface PastDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** Dialog of past events of a list: deletions, bulk changes. */
export function PastDialog({ title, onClose, children, foot }: PastDialogProps) {
  const { resource, labels } = useResourceView()
  const isPhone = useNarrow()
  return (
    <TitledDialog
      closable
      title={`${title} · ${labels.many(resource)}`}
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
    >
      <DialogContent dividers>
        <Stack gap={3}>{children}</Stack>
      </DialogContent>
      {foot && <DialogActions>{foot}</DialogActions>}
    </TitledDialog>
  )
}

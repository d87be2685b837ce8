import '../../resources/resources.css'
import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ResourceContextProvider, useGetOne, useTranslate } from 'ra-core'
import { useId } from 'react'
import { useNarrow } from '../../fields/inputs/useNarrow'
import { IconButton } from '../../pieces/Button'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { useCatalogue } from '../../providers/catalogueContext'
import { RecordForm } from '../../resources/form/RecordForm'
import type { Sent } from '../../resources/useRecord'
import type { Item } from './items'
import { useManager } from './useManaging'

export interface EditDialogProps {
  readonly item: Item
  readonly onClose: () => void
}

/** The form its schema gives: who it is shared with, and the rest. */
export function EditDialog({ item, onClose }: EditDialogProps) {
  const translate = useTranslate()
  const label = useId()
  const isNarrow = useNarrow()
  const { refresh } = useManager()
  const resource = useCatalogue().get(item.what === 'files' ? 'shared-files' : 'folders')
  const { data, error, refetch } = useGetOne<Sent>(resource.name, { id: item.id }, { retry: false })
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow}
      aria-labelledby={label}
    >
      <DialogTitle id={label} variant="h2" className="fm-dialog-head">
        <bdi>{item.name}</bdi>
        <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {!data && !error && <LoadingForm />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <ResourceContextProvider value={resource.name}>
            <RecordForm
              resource={resource}
              record={data}
              latest={data}
              onSaved={() => {
                void refresh()
                onClose()
              }}
              onCancel={onClose}
              onRebase={() => undefined}
              onDirty={() => undefined}
              inDialog
            />
          </ResourceContextProvider>
        )}
      </DialogContent>
    </Dialog>
  )
}

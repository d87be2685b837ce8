import '../../../resources/resources.css'
import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ResourceContextProvider, useGetOne, useTranslate } from 'ra-core'
import { useId } from 'react'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { useResource } from '../../../providers/backend/catalogueContext'
import { RecordForm } from '../../../resources/form/RecordForm'
import type { SentRecord } from '../../../resources/record/useRecord'
import { IconButton } from '../../../ui/controls/Button'
import { LoadingForm } from '../../../ui/loading/Loading'
import { Row } from '../../../ui/primitives/layout'
import { ErrorState } from '../../../ui/states/ErrorState'
import type { FolderItem } from '../state/items'
import { useManager } from '../state/useFilesManager'

export interface EditDialogProps {
  readonly item: FolderItem
  readonly onClose: () => void
}

/** Form of the schema, including sharing. */
export function EditDialog({ item, onClose }: EditDialogProps) {
  const translate = useTranslate()
  const label = useId()
  const isNarrow = useNarrow()
  const { refresh } = useManager()
  const resource = useResource(item.what === 'files' ? 'shared-files' : 'folders')
  const { data, error, refetch } = useGetOne<SentRecord>(
    resource.name,
    { id: item.id },
    { retry: false },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow}
      aria-labelledby={label}
    >
      <DialogTitle id={label} variant="h2">
        <Row justify="between">
          <bdi>{item.name}</bdi>
          <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Row>
      </DialogTitle>
      <DialogContent>
        {!data && !error && <LoadingForm />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <ResourceContextProvider value={resource.name}>
            <RecordForm
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

import { TitledDialog } from '../../../ui/theme/TitledDialog'
import '../../../resources/resources.css'
import DialogContent from '@mui/material/DialogContent'
import { ResourceContextProvider, useGetOne } from 'ra-core'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { useResource } from '../../../providers/backend/catalogueContext'
import { RecordForm } from '../../../resources/form/RecordForm'
import type { SentRecord } from '../../../resources/record/useRecord'
import { LoadingForm } from '../../../ui/loading/Loading'
import { ErrorState } from '../../../ui/states/ErrorState'
import type { FolderItem } from '../state/items'
import { useManager } from '../state/useFilesManager'

export interface EditDialogProps {
  readonly item: FolderItem
  readonly onClose: () => void
}

/** Form of the schema, including sharing. */
export function EditDialog({ item, onClose }: EditDialogProps) {
  const isNarrow = useNarrow()
  const { refresh } = useManager()
  const resource = useResource(item.what === 'files' ? 'shared-files' : 'folders')
  const { data, error, refetch } = useGetOne<SentRecord>(
    resource.name,
    { id: item.id },
    { retry: false },
  )
  return (
    <TitledDialog
      title={<bdi>{item.name}</bdi>}
      variant="h2"
      closable
      onClose={onClose}
      maxWidth="sm"
      fullScreen={isNarrow}
    >
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
    </TitledDialog>
  )
}

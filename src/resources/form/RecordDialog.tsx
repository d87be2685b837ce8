import '../resources.css'
import DialogContent from '@mui/material/DialogContent'
import { type Identifier, ResourceContextProvider, useGetOne } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { LoadingForm, Waiting } from '../../ui/states/Waiting'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import { RecordForm } from './RecordForm'

interface RecordDialogProps {
  readonly resource: string
  readonly id: Identifier
  readonly title: ReactNode
  readonly maxWidth?: 'sm' | 'md'
  readonly className?: string
  readonly onSaved: () => void
  readonly onClose: () => void
  /** Drawn below the form, with the record once it is read. */
  readonly children?: (record: SentRecord | undefined, refetch: () => unknown) => ReactNode
}

/** The form of a record in a dialog, on phones on the whole screen. */
export function RecordDialog(props: RecordDialogProps) {
  const { resource, id, title, maxWidth = 'sm', className, onSaved, onClose, children } = props
  const isNarrow = useNarrow()
  const { data, error, refetch } = useGetOne<SentRecord>(resource, { id })
  return (
    <TitledDialog
      title={<bdi>{title}</bdi>}
      variant="h2"
      closable
      onClose={onClose}
      maxWidth={maxWidth}
      fullScreen={isNarrow}
    >
      <DialogContent {...(className && { className })}>
        <ResourceContextProvider value={resource}>
          {!data && <Waiting error={error} onRetry={refetch} shape={<LoadingForm />} />}
          {data && <Edited latest={data} onSaved={onSaved} onCancel={onClose} />}
          {children?.(data, refetch)}
        </ResourceContextProvider>
      </DialogContent>
    </TitledDialog>
  )
}

interface EditedProps {
  readonly latest: SentRecord
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Shows the current record until it is edited; then keeps its base version, and offers to merge changes of others. */
function Edited({ latest, ...handlers }: EditedProps) {
  const [base, setBase] = useState<SentRecord>()
  const record = base ?? latest
  return (
    <RecordForm
      key={record._VERSION}
      record={record}
      latest={latest}
      {...handlers}
      onRebase={() => undefined}
      onDirty={isDirty => setBase(isDirty ? record : undefined)}
      inDialog
    />
  )
}

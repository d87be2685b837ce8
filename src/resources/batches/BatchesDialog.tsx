import { useTranslate } from 'ra-core'
import { useResource } from '../../providers/backend/catalogueContext'
import { ButtonLink } from '../../ui/controls/Button'
import { PastDialog } from '../trash/PastDialog'
import { BatchList } from './BatchList'

export interface BatchesDialogProps {
  readonly onClose: () => void
}

/** Recent imports, bulk changes and bulk deletions of a list, each with its undo. */
export function BatchesDialog({ onClose }: BatchesDialogProps) {
  const translate = useTranslate()
  const { name } = useResource()
  return (
    <PastDialog
      title={translate('list.batches.title')}
      onClose={onClose}
      foot={
        <ButtonLink color="inherit" to={`/dashboard/operations?resource=${name}`}>
          {translate('history.operations.all')}
        </ButtonLink>
      }
    >
      <BatchList selection={{ resource: name }} />
    </PastDialog>
  )
}

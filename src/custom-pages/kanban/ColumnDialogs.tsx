import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { Confirm } from '../../ui/theme/Confirm'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import type { Lane } from './Lanes'
import { TitleForm } from './parts/TitleForm'

interface ColumnDialogsProps {
  readonly what: 'rename' | 'delete'
  readonly lane: Lane
  readonly onRename: (name: string) => Promise<void>
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
}

/** Renames a column, or confirms its deletion with the number of cards. */
export function ColumnDialogs({ what, lane, onRename, onDelete, onClose }: ColumnDialogsProps) {
  const translate = useTranslate()
  if (what === 'delete') {
    return (
      <Confirm
        title={translate('team.kanban.deleteColumn')}
        text={translate('team.kanban.deleteColumnText', { name: lane.name, number: lane.total })}
        yes={translate('app.action.delete')}
        onYes={() => void onDelete()}
        onNo={onClose}
      />
    )
  }
  return (
    <TitledDialog title={translate('team.kanban.rename')} onClose={onClose} maxWidth="xs">
      <DialogContent>
        <TitleForm
          label={translate('team.kanban.columnName')}
          start={lane.name}
          act={translate('team.kanban.save')}
          maxLength={60}
          onDone={onRename}
          onCancel={onClose}
        />
      </DialogContent>
    </TitledDialog>
  )
}

import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import type { Lane } from './Lanes'
import { TitleForm } from './parts/TitleForm'

interface RenameDialogProps {
  readonly lane: Lane
  readonly onRename: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Renames a column. */
export function RenameDialog({ lane, onRename, onClose }: RenameDialogProps) {
  const translate = useTranslate()
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

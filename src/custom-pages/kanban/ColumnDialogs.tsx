import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Confirm } from '../../ui/theme/Confirm'
import type { Lane } from './Lanes'
import { TitleForm } from './parts/TitleForm'

export interface ColumnDialogsProps {
  readonly what: 'rename' | 'delete'
  readonly lane: Lane
  readonly onRename: (name: string) => Promise<void>
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
}

/** Renames a column, or confirms its deletion with the number of cards. */
export function ColumnDialogs({ what, lane, onRename, onDelete, onClose }: ColumnDialogsProps) {
  const translate = useTranslate()
  const id = useId()
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
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('team.kanban.rename')}</DialogTitle>
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
    </Dialog>
  )
}

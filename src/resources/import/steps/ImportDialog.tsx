import { useResourceView } from '../../../providers/backend/catalogueContext'
import '../import.css'
import Close from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { IconButton } from '../../../ui/controls/Button'
import { Confirm } from '../../../ui/theme/Confirm'
import { ImportProvider, useMakeParts } from '../plan/importContext'
import { ImportSteps } from './ImportSteps'

export interface ImportDialogProps {
  readonly onClose: () => void
}

/** The import, from file to result; asks before unsaved work is closed. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { resource, translate, labels } = useResourceView()
  const parts = useMakeParts(resource)
  const titleId = useId()
  const [isUnsaved, setUnsaved] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => (isUnsaved ? setLeaving(true) : onClose())
  return (
    <Dialog open fullScreen onClose={close} aria-labelledby={titleId} className="i-dialog">
      <header className="p-bar i-head">
        <h2 id={titleId}>{translate('importing.title', { name: labels.many(resource) })}</h2>
        <IconButton aria-label={translate('app.common.close')} onClick={close}>
          <Close fontSize="inherit" />
        </IconButton>
      </header>
      <ImportProvider value={parts}>
        <ImportSteps onUnsaved={setUnsaved} onClose={onClose} />
      </ImportProvider>
      {isLeaving && (
        <Confirm
          title={translate('importing.leave.title')}
          text={translate('importing.leave.text')}
          yes={translate('app.common.close')}
          isPending={false}
          onYes={onClose}
          onNo={() => setLeaving(false)}
        />
      )}
    </Dialog>
  )
}

import '../../resources/resources.css'
import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ResourceContextProvider, useGetOne, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import type { DraftValues } from '../../model/validation/draft'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { RecordForm } from '../../resources/form/RecordForm'
import { IconButton } from '../../ui/controls/Button'
import { ErrorState, LoadingForm } from '../../ui/states/Waiting'
import type { Agenda } from './useAgenda'
import { VisitFacts } from './VisitFacts'
import type { Visit } from './visit'

interface VisitDialogProps {
  readonly visit?: Visit
  /** Initial values of a new visit. */
  readonly defaults?: DraftValues
  readonly agenda: Agenda
  readonly onClose: () => void
}

/** Details and actions of a visit, or its form. */
export function VisitDialog({ visit, defaults, agenda, onClose }: VisitDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const isNarrow = useNarrow()
  const [isEditing, setEditing] = useState(!visit)
  const title = visit?.CLIENTE ?? translate('team.calendar.newVisit')
  const saved = () => {
    void agenda.refresh()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={isEditing ? 'md' : 'xs'}
      fullWidth
      fullScreen={isNarrow && isEditing}
      aria-labelledby={id}
    >
      <DialogTitle id={id} variant="h2">
        <bdi>{title}</bdi>
      </DialogTitle>
      <IconButton className="c-close" aria-label={translate('app.common.close')} onClick={onClose}>
        <Close />
      </IconButton>
      <DialogContent>
        {visit && !isEditing && (
          <VisitFacts
            visit={agenda.data?.find(each => each.id === visit.id) ?? visit}
            agenda={agenda}
            onEdit={() => setEditing(true)}
            onClose={onClose}
          />
        )}
        {isEditing && (
          <VisitForm visit={visit} defaults={defaults} onSaved={saved} onCancel={onClose} />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface VisitFormProps {
  readonly visit: Visit | undefined
  readonly defaults: DraftValues | undefined
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Form of the schema. */
function VisitForm({ visit, defaults = {}, onSaved, onCancel }: VisitFormProps) {
  const resource = useResource('visits')
  const id = visit?.id ?? ''
  const { data, error, refetch } = useGetOne<SentRecord>(
    resource.name,
    { id },
    { enabled: visit !== undefined },
  )
  const [base, setBase] = useState<SentRecord>()
  const record = base ?? data
  if (visit && error && !record) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (visit && !record) return <LoadingForm />
  const initial = record ? { record, ...(data && { latest: data }) } : { defaults }
  return (
    <ResourceContextProvider value={resource.name}>
      <RecordForm {...initial} onSaved={onSaved} onCancel={onCancel} onRebase={setBase} inDialog />
    </ResourceContextProvider>
  )
}

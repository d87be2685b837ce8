import '../../resources/resources.css'
import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ResourceContextProvider, useGetOne, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useNarrow } from '../../fields/inputs/useNarrow'
import type { Values } from '../../model/draft'
import { IconButton } from '../../pieces/Button'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { useCatalogue } from '../../providers/catalogueContext'
import { RecordForm } from '../../resources/form/RecordForm'
import type { Sent } from '../../resources/useRecord'
import type { Agenda } from './useAgenda'
import { VisitFacts } from './VisitFacts'
import type { Visit } from './visit'

export interface VisitDialogProps {
  readonly visit?: Visit
  /** What a new one starts with. */
  readonly defaults?: Values
  readonly agenda: Agenda
  readonly onClose: () => void
}

/** A visit in short with what may be done with it; or its form. */
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
  readonly defaults: Values | undefined
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** The form its schema gives. */
function VisitForm({ visit, defaults = {}, onSaved, onCancel }: VisitFormProps) {
  const resource = useCatalogue().get('visits')
  const id = visit?.id ?? ''
  const { data, error, refetch } = useGetOne<Sent>(
    resource.name,
    { id },
    { enabled: visit !== undefined, retry: false },
  )
  const [base, setBase] = useState<Sent>()
  const record = base ?? data
  if (visit && error && !record) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (visit && !record) return <LoadingForm />
  const given = record ? { record, ...(data && { latest: data }) } : { defaults }
  return (
    <ResourceContextProvider value={resource.name}>
      <RecordForm
        resource={resource}
        {...given}
        onSaved={onSaved}
        onCancel={onCancel}
        onRebase={setBase}
        inDialog
      />
    </ResourceContextProvider>
  )
}

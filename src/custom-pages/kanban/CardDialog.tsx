import '../../resources/resources.css'
import Close from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ResourceContextProvider, useGetOne, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useNarrow } from '../../fields/inputs/useNarrow'
import { IconButton } from '../../pieces/Button'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { useCatalogue } from '../../providers/catalogueContext'
import { RecordForm } from '../../resources/form/RecordForm'
import type { Sent } from '../../resources/useRecord'
import { Comments } from './Comments'
import { DeleteCard } from './DeleteCard'
import type { useBoard } from './useBoard'

export interface CardDialogProps {
  readonly id: number
  readonly boarding: ReturnType<typeof useBoard>
  readonly onClose: () => void
}

/** A card whole: the form its schema gives, and what was said about it. */
export function CardDialog({ id, boarding, onClose }: CardDialogProps) {
  const translate = useTranslate()
  const label = useId()
  const isNarrow = useNarrow()
  const resource = useCatalogue().get('kanban-cards')
  const { data, error, refetch } = useGetOne<Sent>(resource.name, { id }, { retry: false })
  const card = boarding.board?.cards.find(each => each.id === id)
  const saved = () => {
    void boarding.calls.card(id).then(now => boarding.take(id, now), boarding.refresh)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
      aria-labelledby={label}
    >
      <DialogTitle id={label} variant="h2" className="k-dialog-head">
        <bdi>{card?.name}</bdi>
        <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent className="k-dialog">
        {!data && !error && <LoadingForm />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <ResourceContextProvider value={resource.name}>
            <Opened resource={resource} latest={data} onSaved={saved} onCancel={onClose} />
          </ResourceContextProvider>
        )}
        {card && <Comments card={card} boarding={boarding} onSaid={() => void refetch()} />}
        {data && (
          <DeleteCard
            resource={resource}
            record={data}
            onDeleted={() => {
              boarding.take(id, undefined)
              onClose()
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface OpenedProps {
  readonly resource: Parameters<typeof RecordForm>[0]['resource']
  readonly latest: Sent
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/**
 * Until something is typed it is the card as it is now, one's own comments included; from then on it
 * keeps what it stands on, and what others save meanwhile is offered, and merged.
 */
function Opened({ resource, latest, onSaved, onCancel }: OpenedProps) {
  const [base, setBase] = useState<Sent>()
  const record = base ?? latest
  return (
    <RecordForm
      key={record._VERSION}
      resource={resource}
      record={record}
      latest={latest}
      onSaved={onSaved}
      onCancel={onCancel}
      onRebase={() => undefined}
      onDirty={isDirty => setBase(isDirty ? record : undefined)}
      inDialog
    />
  )
}

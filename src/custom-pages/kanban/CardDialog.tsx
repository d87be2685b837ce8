import { Row } from '../../ui/primitives/layout'
import '../../resources/resources.css'
import Close from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ResourceContextProvider, useGetOne, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { useResource } from '../../providers/backend/catalogueContext'
import { RecordForm } from '../../resources/form/RecordForm'
import type { SentRecord } from '../../resources/record/useRecord'
import { IconButton } from '../../ui/controls/Button'
import { LoadingForm } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'
import { CardComments } from './CardComments'
import { DeleteCard } from './parts/DeleteCard'
import type { useBoard } from './useBoard'

export interface CardDialogProps {
  readonly id: number
  readonly boarding: ReturnType<typeof useBoard>
  readonly onClose: () => void
}

/** Form and comments of a card. */
export function CardDialog({ id, boarding, onClose }: CardDialogProps) {
  const translate = useTranslate()
  const label = useId()
  const isNarrow = useNarrow()
  const resource = useResource('kanban-cards')
  const { data, error, refetch } = useGetOne<SentRecord>(resource.name, { id }, { retry: false })
  const card = boarding.board?.cards.find(each => each.id === id)
  const saved = () => {
    void boarding.calls.card(id).then(now => boarding.applyCard(id, now), boarding.refresh)
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
      <DialogTitle id={label} variant="h2">
        <Row justify="between" align="start">
          <bdi>{card?.name}</bdi>
          <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Row>
      </DialogTitle>
      <DialogContent className="k-dialog">
        <ResourceContextProvider value={resource.name}>
          {!data && !error && <LoadingForm />}
          {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {data && <Opened latest={data} onSaved={saved} onCancel={onClose} />}
          {card && (
            <CardComments card={card} boarding={boarding} onCommented={() => void refetch()} />
          )}
          {data && (
            <DeleteCard
              record={data}
              onDeleted={() => {
                boarding.applyCard(id, undefined)
                onClose()
              }}
            />
          )}
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  )
}

interface OpenedProps {
  readonly latest: SentRecord
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Shows the current card until it is edited; then keeps its base version, and offers to merge changes of others. */
function Opened({ latest, onSaved, onCancel }: OpenedProps) {
  const [base, setBase] = useState<SentRecord>()
  const record = base ?? latest
  return (
    <RecordForm
      key={record._VERSION}
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

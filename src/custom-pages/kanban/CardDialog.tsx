import '../../resources/resources.css'
import Delete from '@mui/icons-material/DeleteOutlined'
import DialogContent from '@mui/material/DialogContent'
import { ResourceContextProvider, useDataProvider, useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { RecordForm } from '../../resources/form/RecordForm'
import type { SentRecord } from '../../resources/record/useRecord'
import { Button } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/controls/useAttempt'
import { LoadingForm } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import { useConfirm } from '../../ui/theme/useConfirm'
import { CardComments } from './CardComments'
import type { useBoard } from './useBoard'

export interface CardDialogProps {
  readonly id: number
  readonly boarding: ReturnType<typeof useBoard>
  readonly onClose: () => void
}

/** Form and comments of a card. */
export function CardDialog({ id, boarding, onClose }: CardDialogProps) {
  const isNarrow = useNarrow()
  const resource = useResource('kanban-cards')
  const { data, error, refetch } = useGetOne<SentRecord>(resource.name, { id }, { retry: false })
  const card = boarding.board?.cards.find(each => each.id === id)
  const saved = () => {
    void boarding.calls.card(id).then(now => boarding.applyCard(id, now), boarding.refresh)
    onClose()
  }
  return (
    <TitledDialog
      title={<bdi>{card?.name}</bdi>}
      variant="h2"
      closable
      onClose={onClose}
      maxWidth="md"
      fullScreen={isNarrow}
    >
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
    </TitledDialog>
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

interface DeleteCardProps {
  readonly record: SentRecord
  readonly onDeleted: () => void
}

/** Asks for confirmation; a deleted card goes to the trash. */
function DeleteCard({ record, onDeleted }: DeleteCardProps) {
  const resource = useResource()
  const translate = useTranslate()
  const { attempt } = useAttempt()
  const dataProvider = useDataProvider()
  const readOnly = useReadOnlyProps()
  const me = useMe()
  const remove = async () => {
    await dataProvider.delete(resource.name, { id: record.id, previousData: record })
    onDeleted()
  }
  const { ask, question } = useConfirm({
    title: translate('team.kanban.deleteCard'),
    text: translate('team.kanban.deleteCardText', { name: String(record.NOMBRE) }),
    yes: translate('app.action.delete'),
    onYes: () => attempt(remove),
  })
  if (!mayAct(resource, me, 'delete')) return null
  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={ask} {...readOnly}>
        {translate('team.kanban.deleteCard')}
      </Button>
      {question}
    </>
  )
}

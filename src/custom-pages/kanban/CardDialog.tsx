import Delete from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useTranslate } from 'ra-core'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { RecordDialog } from '../../resources/form/RecordDialog'
import { WriteButton } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/controls/useAttempt'
import { useConfirm } from '../../ui/theme/useConfirm'
import { CardComments } from './CardComments'
import type { useBoard } from './useBoard'

interface CardDialogProps {
  readonly id: number
  readonly boarding: ReturnType<typeof useBoard>
  readonly onClose: () => void
}

/** Form and comments of a card. */
export function CardDialog({ id, boarding, onClose }: CardDialogProps) {
  const card = boarding.board?.cards.find(each => each.id === id)
  const saved = () => {
    void boarding.calls.card(id).then(now => boarding.applyCard(id, now), boarding.refresh)
    onClose()
  }
  const deleted = () => {
    boarding.applyCard(id, undefined)
    onClose()
  }
  return (
    <RecordDialog
      resource="kanban-cards"
      id={id}
      title={card?.name}
      maxWidth="md"
      className="k-dialog"
      onSaved={saved}
      onClose={onClose}
    >
      {(record, refetch) => (
        <>
          {card && (
            <CardComments card={card} boarding={boarding} onCommented={() => void refetch()} />
          )}
          {record && <DeleteCard record={record} onDeleted={deleted} />}
        </>
      )}
    </RecordDialog>
  )
}

/** Asks for confirmation; a deleted card goes to the trash. */
function DeleteCard({ record, onDeleted }: { record: SentRecord; onDeleted: () => void }) {
  const resource = useResource()
  const translate = useTranslate()
  const { attempt } = useAttempt()
  const dataProvider = useDataProvider()
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
      <WriteButton color="error" startIcon={<Delete />} onClick={ask}>
        {translate('team.kanban.deleteCard')}
      </WriteButton>
      {question}
    </>
  )
}

import Delete from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { mayAct } from '../../../model/access/access'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import type { SentRecord } from '../../../resources/record/useRecord'
import { Button } from '../../../ui/controls/Button'
import { Confirm } from '../../../ui/theme/Confirm'

interface DeleteCardProps {
  readonly record: SentRecord
  readonly onDeleted: () => void
}

/** Asks for confirmation; a deleted card goes to the trash. */
export function DeleteCard({ record, onDeleted }: DeleteCardProps) {
  const resource = useResource()
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const readOnly = useReadOnlyProps()
  const me = useMe()
  const [isConfirming, setIsConfirming] = useState(false)
  if (!mayAct(resource, me, 'delete')) return null
  const act = async () => {
    try {
      await dataProvider.delete(resource.name, { id: record.id, previousData: record })
      onDeleted()
    } catch (error) {
      setIsConfirming(false)
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <>
      <Button
        color="error"
        startIcon={<Delete />}
        onClick={() => setIsConfirming(true)}
        {...readOnly}
      >
        {translate('team.kanban.deleteCard')}
      </Button>
      {isConfirming && (
        <Confirm
          title={translate('team.kanban.deleteCard')}
          text={translate('team.kanban.deleteCardText', { name: String(record.NOMBRE) })}
          yes={translate('app.action.delete')}
          onYes={() => void act()}
          onNo={() => setIsConfirming(false)}
        />
      )}
    </>
  )
}

import Delete from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import { Confirm } from '../../pieces/Confirm'
import { useMe } from '../../providers/backendContext'
import { useHeld } from '../../providers/useHeld'
import type { Sent } from '../../resources/useRecord'

interface DeleteCardProps {
  readonly resource: Resource
  readonly record: Sent
  readonly onDeleted: () => void
}

/** Asks first; a deleted card lies in the trash for a while. */
export function DeleteCard({ resource, record, onDeleted }: DeleteCardProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const held = useHeld()
  const me = useMe()
  const [asking, setAsking] = useState(false)
  if (!mayAct(resource, me, 'delete')) return null
  const act = async () => {
    try {
      await dataProvider.delete(resource.name, { id: record.id, previousData: record })
      onDeleted()
    } catch (error) {
      setAsking(false)
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)} {...held}>
        {translate('team.kanban.deleteCard')}
      </Button>
      {asking && (
        <Confirm
          title={translate('team.kanban.deleteCard')}
          text={translate('team.kanban.deleteCardText', { name: String(record.NOMBRE) })}
          yes={translate('ra.action.delete')}
          onYes={() => void act()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

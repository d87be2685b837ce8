import Add from '@mui/icons-material/Add'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import type { Lane } from './Lanes'
import { TitleForm } from './parts/TitleForm'

interface AddCardProps {
  readonly lane: Lane
  readonly onAdded: () => Promise<void>
}

/** Creates a card by title; the rest is edited in its form. */
export function AddCard({ lane, onAdded }: AddCardProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const readOnly = useReadOnlyProps()
  const me = useMe()
  const resource = useResource('kanban-cards')
  const [isOpen, setOpen] = useState(false)
  if (!mayAct(resource, me, 'create')) return null
  const add = async (NOMBRE: string) => {
    try {
      await dataProvider.create(resource.name, { data: { COLUMNA_ID: lane.id, NOMBRE } })
      await onAdded()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  if (!isOpen) {
    return (
      <Button
        color="inherit"
        className="k-add"
        startIcon={<Add />}
        aria-label={translate('team.kanban.newCardIn', { name: lane.name })}
        onClick={() => setOpen(true)}
        {...readOnly}
      >
        {translate('team.kanban.newCard')}
      </Button>
    )
  }
  return (
    <TitleForm
      label={translate('team.kanban.cardTitle')}
      act={translate('team.kanban.add')}
      maxLength={200}
      onDone={add}
      onCancel={() => setOpen(false)}
    />
  )
}

import Add from '@mui/icons-material/Add'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { isGranted } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import { TitleForm } from './parts/TitleForm'
import type { useBoard } from './useBoard'

/** Appends a column, if allowed. */
export function NewColumn({ boarding }: { readonly boarding: ReturnType<typeof useBoard> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const readOnly = useReadOnlyProps()
  const me = useMe()
  const resource = useResource('kanban-columns')
  const [isOpen, setOpen] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  if (!isGranted(resource, me, 'create')) return null
  const make = async (name: string) => {
    try {
      await boarding.calls.newColumn(name, resource.rest.concurrency ? key : undefined)
      setKey(crypto.randomUUID())
      await boarding.refresh()
      setOpen(false)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return isOpen ? (
    <TitleForm
      label={translate('team.kanban.columnName')}
      act={translate('team.kanban.add')}
      maxLength={60}
      onDone={make}
      onCancel={() => setOpen(false)}
    />
  ) : (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)} {...readOnly}>
      {translate('team.kanban.newColumn')}
    </Button>
  )
}

import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDelete, useNotify, useRedirect, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { titleOf } from '../fields/recordTitle'
import { mayAct } from '../model/access'
import type { Resource } from '../model/resource'
import type { ConfirmProps } from '../pieces/Confirm'
import { later } from '../pieces/later'
import { useLanguage, useMe } from '../providers/backendContext'
import { useHeld } from '../providers/useHeld'
import { useToldDeleted } from './trash/useToldDeleted'
import type { Sent } from './useRecord'

const Confirm = later<ConfirmProps>(() =>
  import('../pieces/Confirm').then(module => module.Confirm),
)

interface DeleteButtonProps {
  readonly resource: Resource
  readonly record: Sent
}

/** Asks first, waits for the server, then leads back to the list. */
export function DeleteButton({ resource, record }: DeleteButtonProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const redirect = useRedirect()
  const client = useQueryClient()
  const told = useToldDeleted(resource)
  const held = useHeld()
  const [asking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  if (!mayAct(resource, me, 'delete') || record._can?.delete === false) return null
  const act = () =>
    remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          void told([record.id])
          // The page of what is gone stands for a moment yet: it must not ask for it again.
          void client.invalidateQueries({ queryKey: [resource.name], refetchType: 'none' })
          redirect('list', resource.name)
        },
        onError: error => {
          setAsking(false)
          notify((error as Error).message, { type: 'error' })
        },
      },
    )
  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)} {...held}>
        {translate('ra.action.delete')}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <Confirm
            title={translate('app.form.deleteTitle')}
            text={`${titleOf(resource, record, language)}. ${translate('app.form.deleteText')}`}
            yes={translate('ra.action.delete')}
            isPending={isPending}
            onYes={() => void act()}
            onNo={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}

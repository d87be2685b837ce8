import { useQueryClient } from '@tanstack/react-query'
import { useDelete, useNotify, useRedirect } from 'ra-core'
import { useTitleOf } from '../fields/recordTitle'
import { mayAct } from '../model/access'
import type { Resource } from '../model/resource'
import { useMe } from '../providers/backendContext'
import { AskedDelete } from './AskedDelete'
import { useToldDeleted } from './trash/useToldDeleted'
import type { Sent } from './useRecord'

interface DeleteButtonProps {
  readonly resource: Resource
  readonly record: Sent
}

/** Asks first, waits for the server, then leads back to the list. */
export function DeleteButton({ resource, record }: DeleteButtonProps) {
  const titleOf = useTitleOf()
  const me = useMe()
  const notify = useNotify()
  const redirect = useRedirect()
  const client = useQueryClient()
  const told = useToldDeleted(resource)
  const [remove, { isPending }] = useDelete()
  if (!mayAct(resource, me, 'delete') || record._can?.delete === false) return null
  const act = (close: () => void) =>
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
          close()
          notify((error as Error).message, { type: 'error' })
        },
      },
    )
  return (
    <AskedDelete
      what={titleOf(resource, record)}
      isPending={isPending}
      onYes={close => void act(close)}
    />
  )
}

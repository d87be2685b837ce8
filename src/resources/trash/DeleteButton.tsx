import { useQueryClient } from '@tanstack/react-query'
import { useDelete, useNotify, useRedirect } from 'ra-core'
import { Suspense, useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { LazyReassign } from '../reassign/reassignLater'
import { AskedDelete } from '../record/AskedDelete'
import type { SentRecord } from '../record/useRecord'
import { useDeletedNotice } from './useDeletedNotice'

interface DeleteButtonProps {
  readonly record: SentRecord
}

/** Asks for confirmation, waits for the server, then returns to the list. */
export function DeleteButton({ record }: DeleteButtonProps) {
  const resource = useResource()
  const titleOf = useTitleOf()
  const me = useMe()
  const notify = useNotify()
  const redirect = useRedirect()
  const client = useQueryClient()
  const told = useDeletedNotice(resource)
  const [remove, { isPending }] = useDelete()
  /** Other records need this one. */
  const [inUse, setInUse] = useState<string>()
  if (!mayAct(resource, me, 'delete') || record._can?.delete === false) return null
  const act = (close: () => void) =>
    remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          void told([record.id])
          // The deleted record's page stays for a moment and must not read it again.
          void client.invalidateQueries({ queryKey: [resource.name], refetchType: 'none' })
          redirect('list', resource.name)
        },
        onError: error => {
          close()
          const { message, body } = error as { message: string; body?: { code?: string } }
          if (body?.code === 'inUse' && knowsBulk(resource)) setInUse(message)
          else notify(message, { type: 'error' })
        },
      },
    )
  return (
    <>
      <AskedDelete
        what={titleOf(resource, record)}
        isPending={isPending}
        onYes={close => void act(close)}
      />
      <Suspense fallback={null}>
        {inUse && (
          <LazyReassign record={record} reason={inUse} onClose={() => setInUse(undefined)} />
        )}
      </Suspense>
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useDelete, useNotify } from 'ra-core'
import { type ReactNode, useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { LazyReassign } from '../reassign/reassignLater'
import type { SentRecord } from '../record/useRecord'
import { useDeletedNotice } from './useDeletedNotice'

interface Deletion {
  readonly isPending: boolean
  /** Waits for the server, then closes the question; `after` runs when the record is gone. */
  readonly remove: (close: (isGone: boolean) => void, after?: () => void) => void
  /** References for which a deletion was refused. */
  readonly inUse: ReactNode
}

/** Deletes a record; a refusal because other records need it leads to these; `onLeft` when one leaves them. */
export function useDeleteRecord(
  resource: Resource,
  record: SentRecord,
  onLeft?: () => void,
): Deletion {
  const notify = useNotify()
  const client = useQueryClient()
  const announceDeleted = useDeletedNotice(resource)
  const [remove, { isPending }] = useDelete()
  const [reason, setReason] = useState<string>()
  const act: Deletion['remove'] = (close, after) =>
    void remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          void announceDeleted([record.id])
          // The deleted record's page stays for a moment and must not read it again.
          void client.invalidateQueries({
            queryKey: [resource.name],
            refetchType: after ? 'none' : 'active',
          })
          close(true)
          after?.()
        },
        onError: error => {
          close(false)
          const { message, body } = error as { message: string; body?: { code?: string } }
          if (body?.code === 'inUse' && knowsBulk(resource)) setReason(message)
          else notify(message, { type: 'error' })
        },
      },
    )
  const leave = () => {
    setReason(undefined)
    onLeft?.()
  }
  const inUse = reason && <LazyReassign record={record} reason={reason} onClose={leave} />
  return { isPending, remove: act, inUse }
}

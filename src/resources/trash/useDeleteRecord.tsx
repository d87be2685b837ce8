import { useQueryClient } from '@tanstack/react-query'
import { useDelete, useNotify } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { referenceCounts } from '../../model/endpoints/references'
import type { Resource } from '../../model/fields/resource'
import { useBackend } from '../../providers/backend/backendContext'
import { type SentRecord, useCatalogue } from '../../providers/backend/catalogueContext'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { call } from '../../providers/dataProvider/call'
import { LazyReassign } from '../reassign/reassignLater'
import { useDeletedNotice } from './useDeletedNotice'

interface Deletion {
  readonly isPending: boolean
  /** Asks by `open`, unless other records refuse the deletion. */
  readonly ask: (open: () => void) => void
  /** Waits for the server, then closes the question; `after` runs when the record is gone. */
  readonly remove: (close: (isGone: boolean) => void, after?: () => void) => void
  /** References for which a deletion was refused. */
  readonly inUse: ReactNode
}

/** Deletes a record; others that need it are shown instead, before the question where they are known; `onLeft` when one leaves them. */
export function useDeleteRecord(
  resource: Resource,
  record: SentRecord,
  onLeft?: () => void,
): Deletion {
  const notify = useNotify()
  const client = useQueryClient()
  const announceDeleted = useDeletedNotice(resource)
  const titleOf = useTitleOf()
  const [remove, { isPending }] = useDelete()
  const [reason, setReason] = useState<string>()
  const { http } = useBackend()
  const catalogue = useCatalogue()
  const [isAsking, setAsking] = useState(false)
  const ask = async (open: () => void) => {
    const { name } = resource
    const isReferred = catalogue.referring(name).some(each => each !== name)
    if (!isReferred || !knowsBulk(resource)) return open()
    setAsking(true)
    const params = { resource: name, id: String(record.id) }
    // The deletion itself tells what is wrong.
    const { refusal } = await call(http, referenceCounts, {
      params,
      query: { deleting: 'true' },
    }).catch(() => ({ refusal: undefined }))
    setAsking(false)
    if (refusal === undefined) open()
    else setReason(refusal)
  }
  const act: Deletion['remove'] = (close, after) =>
    void remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          void announceDeleted([record.id], titleOf(resource, record))
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
  return { isPending: isPending || isAsking, ask: open => void ask(open), remove: act, inUse }
}

import { useRedirect } from 'ra-core'
import { useTitleOf } from '../../fields/record/recordTitle'
import { mayAct } from '../../model/access/access'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { DeleteConfirmation } from '../record/DeleteConfirmation'
import { useDeleteRecord } from './useDeleteRecord'

/** Asks for confirmation, waits for the server, then returns to the list. */
export function DeleteButton({ record }: { readonly record: SentRecord }) {
  const { resource, me } = useResourceView()
  const titleOf = useTitleOf()
  const redirect = useRedirect()
  const { ask, remove, isPending, inUse } = useDeleteRecord(resource, record)
  if (!mayAct(resource, me, 'delete') || record._can?.delete === false) return null
  return (
    <>
      <DeleteConfirmation
        what={titleOf(resource, record)}
        isPending={isPending}
        onAsk={ask}
        onYes={close => remove(close, () => redirect('list', resource.name))}
      />
      {inUse}
    </>
  )
}

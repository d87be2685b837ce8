import { useRedirect } from 'ra-core'
import { useTitleOf } from '../../fields/record/recordTitle'
import { mayAct } from '../../model/access/access'
import { useResourceView } from '../../providers/backend/useResourceView'
import { DeleteConfirmation } from '../record/DeleteConfirmation'
import type { SentRecord } from '../record/useRecord'
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

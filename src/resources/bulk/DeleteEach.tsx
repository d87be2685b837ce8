import { useQueryClient } from '@tanstack/react-query'
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'ra-core'
import { useResource } from '../../providers/backend/catalogueContext'
import { DeleteConfirmation } from '../record/DeleteConfirmation'
import { useDeletedNotice } from '../trash/useDeletedNotice'

/** Deletes the selected rows one by one, for servers without a bulk call, after confirmation. */
export function DeleteEach() {
  const resource = useResource()
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const notifyDeleted = useDeletedNotice(resource)
  const { selectedIds, onUnselectItems, data = [] } = useListContext()
  const [deleteMany, { isPending }] = useDeleteMany()
  const records = data.filter(({ id }) => selectedIds.includes(id))
  const meta = records.length === selectedIds.length ? { records } : {}
  const remove = (close: () => void) =>
    deleteMany(
      resource.name,
      { ids: selectedIds, meta },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          void notifyDeleted(selectedIds)
          onUnselectItems()
        },
        onError: error => notify((error as Error).message, { type: 'error' }),
        onSettled: () => {
          close()
          void client.invalidateQueries({ queryKey: [resource.name] })
        },
      },
    )
  return (
    <DeleteConfirmation
      what={translate('list.selected', { number: selectedIds.length })}
      isPending={isPending}
      onYes={close => void remove(close)}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'ra-core'
import { AskedDelete } from '../AskedDelete'
import type { PageProps } from '../resourceViews'
import { useToldDeleted } from '../trash/useToldDeleted'

/** Deletes the ticked rows one by one, on a server that knows no other way, once asked for sure. */
export function DeleteEach({ resource }: PageProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const told = useToldDeleted(resource)
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
          void told(selectedIds)
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
    <AskedDelete
      what={translate('app.list.selected', { number: selectedIds.length })}
      isPending={isPending}
      onYes={close => void remove(close)}
    />
  )
}

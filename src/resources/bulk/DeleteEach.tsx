import Delete from '@mui/icons-material/DeleteOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { Button } from '../../pieces/Button'
import type { ConfirmProps } from '../../pieces/Confirm'
import { later } from '../../pieces/later'
import { useHeld } from '../../providers/useHeld'
import type { PageProps } from '../resourceViews'
import { useToldDeleted } from '../trash/useToldDeleted'

const Confirm = later<ConfirmProps>(() =>
  import('../../pieces/Confirm').then(module => module.Confirm),
)

/** Deletes the ticked rows one by one, on a server that knows no other way, once asked for sure. */
export function DeleteEach({ resource }: PageProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const told = useToldDeleted(resource)
  const held = useHeld()
  const [asking, setAsking] = useState(false)
  const { selectedIds, onUnselectItems, data = [] } = useListContext()
  const [deleteMany, { isPending }] = useDeleteMany()
  const records = data.filter(({ id }) => selectedIds.includes(id))
  const meta = records.length === selectedIds.length ? { records } : {}
  const settled = () => {
    setAsking(false)
    void client.invalidateQueries({ queryKey: [resource.name] })
  }
  const remove = () =>
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
        onSettled: settled,
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
            text={`${translate('app.list.selected', { number: selectedIds.length })}. ${translate('app.form.deleteText')}`}
            yes={translate('ra.action.delete')}
            isPending={isPending}
            onYes={() => void remove()}
            onNo={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}

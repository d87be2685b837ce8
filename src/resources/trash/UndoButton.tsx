import Button from '@mui/material/Button'
import { useCloseNotification, useTranslate } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import { useRestore } from './useRestore'

export interface UndoButtonProps {
  readonly resource: Resource
  readonly ids: readonly (string | number)[]
}

/** Undoes a deletion; a refusal is reported in the next notice. */
export function UndoButton({ resource, ids }: UndoButtonProps) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const { restore, isPending } = useRestore(resource)
  const undo = async () => {
    await restore(ids)
    close()
  }
  return (
    <Button
      color="inherit"
      size="small"
      loading={isPending}
      onClick={() => void undo()}
      aria-keyshortcuts="Control+Z"
    >
      {translate('app.action.undo')}
    </Button>
  )
}

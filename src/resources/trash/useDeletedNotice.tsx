import { useNotify } from 'ra-core'
import { mayAct } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { later } from '../../ui/theme/later'

const UndoButton = later(() => import('./UndoButton'), 'UndoButton', 'list', 'columns')

/** Longer than other notices, because its button must be reached. */
const UNDO_MS = 8000

/** Announces a deletion, of one record by its title, with an undo button where restoring is possible. */
export function useDeletedNotice(resource: Resource) {
  const notify = useNotify()
  const mayUndo = mayAct(resource, useMe(), 'restore')
  return async (ids: readonly (string | number)[], title?: string) => {
    const words = title ? 'form.deletedNamed' : 'form.deleted'
    const message = { type: 'success', messageArgs: { title } } as const
    if (!mayUndo) return notify(words, message)
    await UndoButton.preload()
    notify(words, {
      ...message,
      autoHideDuration: UNDO_MS,
      action: <UndoButton resource={resource} ids={ids} />,
    })
  }
}

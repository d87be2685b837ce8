import { useNotify } from 'ra-core'
import { mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { later } from '../../pieces/later'
import { useMe } from '../../providers/backendContext'
import type { UndoButtonProps } from './UndoButton'

const UndoButton = later<UndoButtonProps>(() =>
  import('./UndoButton').then(module => module.UndoButton),
)

/** Longer than other notices: one has to read it and reach it. */
const UNDO_MS = 8000

/** Tells that records are deleted; where they can come back, with the way. One such notice stands at a time. */
export function useToldDeleted(resource: Resource) {
  const notify = useNotify()
  const mayUndo = mayAct(resource, useMe(), 'restore')
  return async (ids: readonly (string | number)[]) => {
    if (!mayUndo) return notify('app.form.deleted', { type: 'success' })
    await UndoButton.preload()
    notify('app.form.deleted', {
      type: 'success',
      autoHideDuration: UNDO_MS,
      action: <UndoButton resource={resource} ids={ids} />,
    })
  }
}

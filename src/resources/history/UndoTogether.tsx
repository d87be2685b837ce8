import { useTranslate } from 'ra-core'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import type { HistoryEntry } from '../../providers/dataProvider/past'
import { UndoBatch } from './UndoBatch'

interface UndoTogetherProps {
  readonly resource: Resource
  readonly entry: HistoryEntry
}
const undone: ReadonlySet<string> = new Set(['create', 'update'])

/** Undoes the import or bulk change of an entry, on any device: its maker may, and administrators who know them. */
export function UndoTogether({ resource, entry: { batch, action, by } }: UndoTogetherProps) {
  const translate = useTranslate()
  const { ID, ROLE } = useMe()
  if (!batch || !undone.has(action) || !by || (by.ID !== ID && ROLE !== '10')) return null
  const words = translate('app.history.undoTogether')
  return <UndoBatch resource={resource} batch={batch} words={words} className="h-back" />
}

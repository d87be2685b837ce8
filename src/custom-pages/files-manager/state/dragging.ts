import { type DragEvent, useState } from 'react'
import { useViewedUser } from '../../../providers/backend/backendContext'
import { type FolderItem, selectedIds } from './items'
import { useManager } from './useFilesManager'

const TYPE = 'application/x-mostrador-files'

/** Drag source: the row, or the selection that contains it. */
export function useDragItem(item: FolderItem) {
  const { selected } = useManager()
  const viewedUser = useViewedUser()
  if (!item.can.update || viewedUser) return {}
  return {
    draggable: true,
    onDragStart(event: DragEvent) {
      const items = selected.has(item.key) ? [...selected.values()] : [item]
      event.dataTransfer.setData(TYPE, JSON.stringify(selectedIds(items)))
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** Drop target of a folder. */
export function useDropInto(folder: number | null) {
  const { move } = useManager()
  const [isOver, setOver] = useState(false)
  const isRelevant = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE)
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!isRelevant(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      if (!isRelevant(event)) return
      event.preventDefault()
      const draggedIds = JSON.parse(event.dataTransfer.getData(TYPE)) as ReturnType<
        typeof selectedIds
      >
      if (folder !== null && draggedIds.folders.includes(folder)) return
      void move(draggedIds, folder)
    },
  }
}

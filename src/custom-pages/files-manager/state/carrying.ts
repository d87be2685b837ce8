import { type DragEvent, useState } from 'react'
import { useLooked } from '../../../providers/backend/backendContext'
import { chosenOf, type FolderItem } from './items'
import { useManager } from './useManaging'

const TYPE = 'application/x-mostrador-files'

/** Drag source: the row, or the selection that contains it. */
export function useCarry(item: FolderItem) {
  const { chosen } = useManager()
  const looked = useLooked()
  if (!item.can.update || looked) return {}
  return {
    draggable: true,
    onDragStart(event: DragEvent) {
      const items = chosen.has(item.key) ? [...chosen.values()] : [item]
      event.dataTransfer.setData(TYPE, JSON.stringify(chosenOf(items)))
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** Drop target of a folder. */
export function useDropInto(folder: number | null) {
  const { move } = useManager()
  const [isOver, setOver] = useState(false)
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE)
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!isOurs(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      if (!isOurs(event)) return
      event.preventDefault()
      const carried = JSON.parse(event.dataTransfer.getData(TYPE)) as ReturnType<typeof chosenOf>
      if (folder !== null && carried.folders.includes(folder)) return
      void move(carried, folder)
    },
  }
}

import { type DragEvent, useState } from 'react'
import { useLooked } from '../../providers/backendContext'
import { chosenOf, type Item } from './items'
import { useManager } from './useManaging'

const TYPE = 'application/x-mostrador-files'

/** What a row takes to be carried: itself, or everything chosen where it is among that. */
export function useCarry(item: Item) {
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

/** What a folder takes to have things put into it. */
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

import './board.css'
import {
  DragDropContext,
  type DraggableLocation,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import { useEvent, useTranslate } from 'ra-core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

interface DragBoardProps {
  readonly cardName: (cardId: string) => string
  readonly columnName: (columnId: string) => string
  /** Number of cards of a column, where a card's place inside the column is chosen as well. */
  readonly cardCount?: (columnId: string) => number
  readonly onLift?: (cardId: string) => void
  readonly onLetGo?: () => void
  readonly onDrop: (cardId: string, to: DraggableLocation) => void
  readonly children: ReactNode
}

/** Columns whose cards are dragged by mouse, touch or keyboard; each step is announced. */
export function DragBoard(props: DragBoardProps) {
  const { cardName, columnName, cardCount, onLift, onLetGo, onDrop, children } = props
  const translate = useTranslate()
  const [isLifting, setLifting] = useState(false)
  /** The column under a card dragged by keyboard. */
  const over = useRef<string>(undefined)
  const board = useReach(over)
  const announcing =
    ({ draggableId }: DragStart, { announce }: ResponderProvided) =>
    (step: string, place: object) =>
      announce(translate(`board.${step}`, { name: cardName(draggableId), ...place }))
  const responders = {
    onDragStart: (start: DragStart, provided: ResponderProvided) => {
      const { draggableId, mode, source } = start
      setLifting(true)
      onLift?.(draggableId)
      if (mode === 'SNAP') over.current = source.droppableId
      announcing(start, provided)('lifted', { from: columnName(source.droppableId) })
    },
    onDragUpdate: (update: DragUpdate, provided: ResponderProvided) => {
      const { destination, source } = update
      const announce = announcing(update, provided)
      if (over.current !== undefined) over.current = destination?.droppableId ?? over.current
      if (!destination) return announce('overNothing', {})
      const { droppableId, index } = destination
      const to = columnName(droppableId)
      if (!cardCount) return announce('over', { to })
      const joining = droppableId === source.droppableId ? 0 : 1
      announce('overAt', { to, at: index + 1, all: cardCount(droppableId) + joining })
    },
    onDragEnd: (result: DropResult, provided: ResponderProvided) => {
      const { destination, draggableId, source } = result
      const announce = announcing(result, provided)
      setLifting(false)
      onLetGo?.()
      over.current = undefined
      const isHome = destination?.droppableId === source.droppableId
      const isSamePlace = isHome && (!cardCount || destination.index === source.index)
      if (!destination || isSamePlace)
        return announce('putBack', { from: columnName(source.droppableId) })
      announce('dropped', { to: columnName(destination.droppableId) })
      onDrop(draggableId, destination)
    },
  }
  return (
    <DragDropContext {...responders} dragHandleUsageInstructions={translate('board.howTo')}>
      <div ref={board} className={isLifting ? 'b-board b-lifting' : 'b-board'}>
        {children}
      </div>
    </DragDropContext>
  )
}

const sides: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * A card dragged by keyboard reaches only visible columns: the target column is scrolled into view first,
 * then the key is repeated. `over` is the current column.
 */
function useReach(over: RefObject<string | undefined>) {
  const board = useRef<HTMLDivElement>(null)
  const reach = useEvent((event: KeyboardEvent) => {
    const side = sides[event.key]
    if (!side || !board.current || over.current === undefined) return
    const here = board.current.querySelector(`[data-state="${over.current}"]`)
    const next = here && nextOpen(board.current, here, side)
    if (!next || isInSight(board.current, next) || !isNear(board.current, here, next)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    next.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' })
    const again = new KeyboardEvent('keydown', { key: event.key })
    // The library reads the deprecated property.
    Object.defineProperty(again, 'keyCode', { value: event.keyCode })
    requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(again)))
  })
  // Registered before the library's own listener on the window.
  useEffect(() => {
    window.addEventListener('keydown', reach, true)
    return () => window.removeEventListener('keydown', reach, true)
  }, [reach])
  return board
}

/** The nearest column on this side that accepts the card. */
function nextOpen(board: HTMLElement, here: Element, side: 1 | -1): Element | undefined {
  const left = (column: Element) => side * column.getBoundingClientRect().left
  return [...board.querySelectorAll('.b-open, .b-home')]
    .filter(column => left(column) > left(here))
    .sort((a, b) => left(a) - left(b))[0]
}

function isInSight(board: HTMLElement, column: Element): boolean {
  const [frame, box] = [board.getBoundingClientRect(), column.getBoundingClientRect()]
  return box.left >= frame.left - 1 && box.right <= frame.right + 1
}

/** A column far out of sight is reached by the card's menu instead. */
function isNear(board: HTMLElement, here: Element, next: Element): boolean {
  const [a, b] = [here.getBoundingClientRect(), next.getBoundingClientRect()]
  return Math.max(a.right, b.right) - Math.min(a.left, b.left) < board.clientWidth + a.width / 2
}

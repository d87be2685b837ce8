import { DragDropContext } from '@hello-pangea/dnd'
import { useTranslate } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { fold } from '../../domain/fold'
import { useReach } from '../../resources/board/useReach'
import { type Board, type Card, type Filter, matches } from './board'
import { Choices } from './choicesLater'
import { KanbanColumn } from './KanbanColumn'
import type { useBoard } from './useBoard'
import { useCarrying } from './useCarrying'

/** The page first. */
const CALM_MS = 1000

interface LanesProps {
  readonly boarding: ReturnType<typeof useBoard>
  readonly board: Board
  readonly filter: Filter
}

/** What a column shows: its cards that match, in their order. */
export interface Lane {
  readonly id: number
  readonly name: string
  readonly cards: readonly Card[]
  /** With those the filter leaves out. */
  readonly total: number
}

/** The columns side by side; a card is carried by mouse, touch or keyboard, or sent by its menu. */
export function Lanes({ boarding, board, filter }: LanesProps) {
  const translate = useTranslate()
  const lanes = useMemo(() => lanesOf(board, filter), [board, filter])
  const { responders, over, isCarrying } = useCarrying(lanes, boarding.move)
  const frame = useReach(over)
  // Soon after the page, so that a menu opens without a network too.
  useEffect(() => {
    const timer = setTimeout(
      () => void Choices.preload().catch(() => 'opening asks again'),
      CALM_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  if (lanes.length === 0) return <p className="b-none">{translate('team.kanban.empty')}</p>
  return (
    <DragDropContext {...responders} dragHandleUsageInstructions={translate('app.board.howTo')}>
      <div ref={frame} className={isCarrying ? 'b-board b-lifting' : 'b-board'}>
        {lanes.map((lane, at) => (
          <KanbanColumn
            key={lane.id}
            lane={lane}
            lanes={lanes}
            at={at}
            isCarrying={isCarrying}
            boarding={boarding}
          />
        ))}
      </div>
    </DragDropContext>
  )
}

function lanesOf({ columns, cards }: Board, filter: Filter): readonly Lane[] {
  const byId = new Map(cards.map(card => [card.id, card]))
  const isShown = matches(filter, fold)
  return columns.map(({ id, name, cardIds }) => ({
    id,
    name,
    total: cardIds.length,
    cards: cardIds.flatMap(cardId => byId.get(cardId) ?? []).filter(isShown),
  }))
}

import MoreVert from '@mui/icons-material/MoreVertRounded'
import { useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import type { KanbanBoardCard } from '../../contracts/kanban'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { IconButton } from '../../ui/controls/Button'
import type { Lane } from './Lanes'
import type { CardMove } from './moves'
import { LazyChoices } from './parts/choicesLater'

interface CardMenuProps {
  readonly card: KanbanBoardCard
  readonly lanes: readonly Lane[]
  readonly onMove: (cardMove: CardMove) => void
}

/** "Move to…": keyboard alternative to dragging between columns. */
export function KanbanCardMenu({ card, lanes, onMove }: CardMenuProps) {
  const translate = useTranslate()
  const readOnly = useReadOnlyProps()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = translate('board.moveCard', { name: card.name })
  const to = ({ id, cards }: Lane) => {
    setOpen(false)
    onMove({ cardId: card.id, columnId: id, afterId: cards.at(-1)?.id ?? null })
  }
  return (
    <>
      <IconButton
        ref={button}
        className="b-menu"
        aria-label={label}
        aria-haspopup="menu"
        title={translate('board.moveTo')}
        onPointerEnter={() => void LazyChoices.preload()}
        onClick={() => setOpen(true)}
        {...readOnly}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && (
          <LazyChoices
            anchor={button.current}
            label={label}
            choices={lanes.map(lane => ({
              id: lane.id,
              text: lane.name,
              disabled: lane.id === card.columnId,
              onChoose: () => to(lane),
            }))}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

import MoreVert from '@mui/icons-material/MoreVertRounded'
import { useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { IconButton } from '../../pieces/Button'
import type { CardMove } from '../../providers/kanban/moves'
import { useHeld } from '../../providers/useHeld'
import type { Card } from './board'
import { Choices } from './choicesLater'
import type { Lane } from './Lanes'

interface CardMenuProps {
  readonly card: Card
  readonly lanes: readonly Lane[]
  readonly onMove: (wish: CardMove) => void
}

/** "Move to…": what dragging does between columns, for who does not drag. */
export function CardMenu({ card, lanes, onMove }: CardMenuProps) {
  const translate = useTranslate()
  const held = useHeld()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = translate('app.board.moveCard', { name: card.name })
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
        title={translate('app.board.moveTo')}
        onPointerEnter={() => void Choices.preload()}
        onClick={() => setOpen(true)}
        {...held}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && (
          <Choices
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

import MoreVert from '@mui/icons-material/MoreVertRounded'
import { useTranslate } from 'ra-core'
import type { KanbanBoardCard } from '../../contracts/kanban'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { MenuButton } from '../../ui/theme/MenuButton'
import type { Lane } from './Lanes'
import type { CardMove } from './moves'

interface CardMenuProps {
  readonly card: KanbanBoardCard
  readonly lanes: readonly Lane[]
  readonly onMove: (cardMove: CardMove) => void
}

/** "Move to…": keyboard alternative to dragging between columns. */
export function KanbanCardMenu({ card, lanes, onMove }: CardMenuProps) {
  const translate = useTranslate()
  const readOnly = useReadOnlyProps()
  return (
    <MenuButton
      className="b-menu"
      label={translate('board.moveCard', { name: card.name })}
      title={translate('board.moveTo')}
      choices={lanes.map(({ id, name, cards }) => ({
        id,
        text: name,
        disabled: id === card.columnId,
        onChoose: () =>
          onMove({ cardId: card.id, columnId: id, afterId: cards.at(-1)?.id ?? null }),
      }))}
      {...readOnly}
    >
      <MoreVert fontSize="small" />
    </MenuButton>
  )
}

import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import type { ReactNode } from 'react'
import type { Move } from '../../../model/access/transition'
import { useLabels } from '../../../providers/backend/catalogueContext'
import { TitledDialog } from '../../../ui/theme/TitledDialog'
import { MoveIcon } from './MoveIcon'

interface MoveListProps<Each extends Move> {
  readonly title: string
  readonly moves: readonly Each[]
  /** Text below a transition. */
  readonly below?: (move: Each) => ReactNode
  readonly onTake: (move: Each) => void
  readonly onClose: () => void
}

/** A dialog that asks which transition is meant. */
export function MoveList<Each extends Move>(props: MoveListProps<Each>) {
  const { title, moves, below, onTake, onClose } = props
  const labels = useLabels()
  return (
    <TitledDialog title={title} onClose={onClose} maxWidth="xs">
      <List>
        {moves.map(move => (
          <ListItemButton key={move.name} onClick={() => onTake(move)}>
            <ListItemIcon>
              <MoveIcon transition={move.transition} />
            </ListItemIcon>
            <ListItemText primary={labels.text(move.transition.label)} secondary={below?.(move)} />
          </ListItemButton>
        ))}
      </List>
    </TitledDialog>
  )
}

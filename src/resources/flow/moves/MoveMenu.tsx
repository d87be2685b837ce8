import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { useLabels } from '../../../providers/backend/catalogueContext'
import { IconItem } from '../../../ui/theme/IconItem'
import { MoveIcon } from './MoveIcon'
import type { OpenMove } from './openMoves'
import { Reasons } from './Reasons'

interface MoveMenuProps {
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly moves: readonly OpenMove[]
  readonly onMove: (move: OpenMove) => void
  readonly onClose: () => void
  /** Text below an open transition, for example its target. */
  readonly below?: (move: OpenMove) => ReactNode
  /** Shown if there are no transitions. */
  readonly none?: ReactNode
  /** Items before the transitions. */
  readonly first?: readonly ReactNode[]
  /** Heading of the transitions into another state, which come last. */
  readonly heading?: string
}

/** Transitions as menu items; closed ones show their reasons. */
export function MoveMenu(props: MoveMenuProps) {
  const { anchor, label, moves, onMove, onClose, below, none, first = [], heading } = props
  const take = (move: OpenMove) => {
    onClose()
    onMove(move)
  }
  const item = (move: OpenMove) => (
    <MoveItem key={move.name} move={move} below={below?.(move)} onTake={() => take(move)} />
  )
  const staying = moves.filter(({ transition }) => transition.to === undefined)
  const moving = moves.filter(move => !staying.includes(move))
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, paper: { className: 'w-menu' } }}
    >
      {first}
      {moves.length === 0 && <MenuItem disabled>{none}</MenuItem>}
      {heading === undefined
        ? moves.map(item)
        : [
            ...staying.map(item),
            moving.length > 0 && <ListSubheader key={heading}>{heading}</ListSubheader>,
            ...moving.map(item),
          ]}
    </Menu>
  )
}

interface MoveItemProps {
  readonly move: OpenMove
  /** Text below it while it is open. */
  readonly below?: ReactNode
  readonly onTake: () => void
}

/** One transition of a menu; a closed one shows its reasons. */
export function MoveItem({ move: { transition, reasons }, below, onTake }: MoveItemProps) {
  const labels = useLabels()
  const isBlocked = reasons.length > 0
  return (
    <IconItem
      icon={<MoveIcon transition={transition} />}
      className={isBlocked ? 'w-blocked' : undefined}
      {...(isBlocked ? { 'aria-disabled': true } : { onClick: onTake })}
    >
      <ListItemText
        primary={labels.text(transition.label)}
        secondary={isBlocked ? <Reasons reasons={reasons} /> : below}
        slotProps={{ secondary: { component: 'span' } }}
      />
    </IconItem>
  )
}

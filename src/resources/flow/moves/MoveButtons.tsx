import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { MoveButton } from './MoveButton'
import { MoveMenu } from './MoveMenu'
import { isForward, type OpenMove } from './openMoves'

interface MoveButtonsProps {
  readonly moves: readonly OpenMove[]
  /** The transition in progress. */
  readonly busy: string | undefined
  readonly onMove: (move: OpenMove) => void
  /** Component for the other transitions on phones; default: a menu. */
  readonly furtherIn?: HTMLElement | null | undefined
}

/** As many transitions as fit; the others are in a menu. */
export function MoveButtons({ moves, busy, onMove, furtherIn }: MoveButtonsProps) {
  const { translate, labels } = useTexts()
  const more = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const isPhone = useNarrow()
  const isTablet = useNarrow('(max-width: 1099.95px)')
  const lead = leading(moves)
  const others = moves.filter(move => !lead.includes(move))
  const ordered = [...lead, ...others.filter(isTakeable), ...others.filter(it => !isTakeable(it))]
  const words = ordered.map(({ transition }) => labels.text(transition.label))
  const shown = isPhone ? lead : ordered.slice(0, fitting(words, isTablet ? 30 : 44))
  const hidden = ordered.filter(move => !shown.includes(move))
  const label = translate('form.flow.more')
  const isListed = isPhone && furtherIn !== undefined
  const button = (move: OpenMove) => (
    <MoveButton
      key={move.name}
      move={move}
      isListed={isListed && hidden.includes(move)}
      isPrimary={move === shown[0] && isForward(move) && !move.isApproved}
      isBusy={busy === move.name}
      isHeld={busy !== undefined && busy !== move.name}
      onMove={onMove}
    />
  )
  if (isListed && shown.length === 0)
    return furtherIn && createPortal(hidden.map(button), furtherIn)
  return (
    <div className="p-wrap w-moves">
      {shown.map(button)}
      {isListed && furtherIn && createPortal(hidden.map(button), furtherIn)}
      {hidden.length > 0 && !isListed && (
        <Button
          ref={more}
          color="inherit"
          variant="outlined"
          className="w-more"
          aria-haspopup="menu"
          aria-label={label}
          disabled={busy !== undefined && shown.some(({ name }) => name === busy)}
          loading={hidden.some(({ name }) => name === busy)}
          onClick={() => setOpen(true)}
        >
          <MoreHoriz />
        </Button>
      )}
      {open && (
        <MoveMenu
          anchor={more.current}
          label={label}
          moves={hidden}
          onMove={onMove}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** The first step one can take now leads, never one that ends the record; on phones it stands alone. */
const leading = (moves: readonly OpenMove[]) =>
  moves
    .filter(({ transition }) => transition.colour !== 'error')
    .filter(({ reasons, isApproved }) => reasons.length === 0 && !isApproved)
    .slice(0, 1)

/** The next step is shown with what it waits for; others that are closed come last. */
const isTakeable = (move: OpenMove) => move.reasons.length === 0 || isForward(move)

/** Number of labels that fit into so many letters; at least one. */
function fitting(words: readonly string[], letters: number): number {
  const lengths = words.map((_word, at) => words.slice(0, at + 1).join('').length)
  return Math.max(1, lengths.filter(length => length <= letters).length)
}

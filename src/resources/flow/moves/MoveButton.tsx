import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useId, useState } from 'react'
import { useLabels } from '../../../providers/backend/catalogueContext'
import { MoveIcon } from './MoveIcon'
import type { OpenMove } from './openMoves'
import { Reasons } from './Reasons'

interface MoveButtonProps {
  readonly move: OpenMove
  readonly isPrimary: boolean
  readonly isBusy: boolean
  /** Another transition is in progress. */
  readonly isHeld: boolean
  /** On a sheet, where unmet conditions are below it. */
  readonly isListed?: boolean
  /** In a row that is too narrow for more than its words. */
  readonly isPlain?: boolean
  readonly onMove: (move: OpenMove) => void
}

/** One transition. Its unmet conditions are shown on hover, tap and for screen readers. */
export function MoveButton(props: MoveButtonProps) {
  const { move, isPrimary, isBusy, isHeld, isListed = false, isPlain = false, onMove } = props
  const labels = useLabels()
  const id = useId()
  const [isExplained, setExplained] = useState(false)
  const { transition, reasons } = move
  const isBlocked = reasons.length > 0
  return (
    <>
      <Tooltip
        describeChild
        open={isExplained && isBlocked && !isListed}
        onOpen={() => setExplained(true)}
        onClose={() => setExplained(false)}
        leaveTouchDelay={8000}
        title={isBlocked ? <Reasons reasons={reasons} /> : ''}
      >
        <Button
          {...lookOf(isPrimary && !isBlocked, isPlain, move)}
          className={isBlocked ? 'w-move w-blocked' : 'w-move'}
          startIcon={!isPlain && <MoveIcon transition={transition} />}
          loading={isBusy}
          loadingPosition="start"
          disabled={isHeld}
          onClick={() => (isBlocked ? setExplained(true) : onMove(move))}
          {...(isBlocked && { 'aria-disabled': true, 'aria-describedby': id })}
        >
          {labels.text(transition.label)}
        </Button>
      </Tooltip>
      {isBlocked && (
        <span id={id} className={isListed ? 'p-column p-quiet w-why' : 'p-hidden'}>
          <Reasons reasons={reasons} />
        </span>
      )}
    </>
  )
}

function lookOf(isLeading: boolean, isPlain: boolean, { transition }: OpenMove) {
  if (isLeading) return { variant: 'contained', color: 'primary' } as const
  if (transition.colour === 'error') return { variant: 'text', color: 'error' } as const
  return isPlain ? {} : ({ variant: 'outlined', color: 'inherit' } as const)
}

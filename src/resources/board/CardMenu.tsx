import MoreVert from '@mui/icons-material/MoreVertRounded'
import IconButton from '@mui/material/IconButton'
import { useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Chip } from '../../fields/Chip'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { useHeldReason } from '../../providers/useHeld'
import { MoveMenu } from '../flow/MoveMenu'
import { type OpenMove, openMoves, withheld } from '../flow/openMoves'
import type { Sent } from '../useRecord'
import { type BoardPlan, leadsTo } from './boardOf'
import type { useDrop } from './useDrop'
import { useRead } from './useRead'

interface CardMenuProps {
  readonly resource: Resource
  readonly plan: BoardPlan
  readonly row: Sent
  readonly title: string
  readonly onMove: ReturnType<typeof useDrop>['move']
}

/** "Move to…": what dragging does, for who does not drag; with what stands against each move. */
export function CardMenu({ resource, plan, row, title, onMove }: CardMenuProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const held = useHeldReason()
  const button = useRef<HTMLButtonElement>(null)
  const read = useRead(resource)
  const [isReading, setReading] = useState(false)
  const [record, setRecord] = useState<Sent>()
  const open = async () => {
    setReading(true)
    try {
      setRecord(await read(row.id))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    setReading(false)
  }
  const label = translate('app.board.moveCard', { name: title })
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        className="b-menu"
        aria-label={label}
        aria-haspopup="menu"
        title={translate('app.board.moveTo')}
        loading={isReading}
        onClick={() => void open()}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {record && (
        <MoveMenu
          anchor={button.current}
          label={label}
          moves={withheld(openMoves(resource, record), held)}
          onMove={move => void onMove(record, move)}
          onClose={() => setRecord(undefined)}
          below={move => <Target plan={plan} record={record} move={move} />}
          none={translate('app.flow.noMoves')}
        />
      )}
    </>
  )
}

interface TargetProps {
  readonly plan: BoardPlan
  readonly record: Sent
  readonly move: OpenMove
}

/** The column a move leads to. */
function Target({ plan, record, move }: TargetProps) {
  const labels = useLabels()
  const me = useMe()
  const state = plan.flow.states[leadsTo(move, record, me) ?? Number.NaN]
  if (!state) return null
  return (
    <span className="b-target">
      → <Chip colour={state.colour}>{labels.text(state.label)}</Chip>
    </span>
  )
}

import MoreVert from '@mui/icons-material/MoreVertRounded'
import Look from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { LinkBase, useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Chip } from '../../fields/Chip'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { useHeldReason } from '../../providers/useHeld'
import { MoveMenu } from '../flow/MoveMenu'
import { type OpenMove, openMoves, withheld } from '../flow/openMoves'
import { useRecordPath } from '../recordPath'
import { useLeads } from '../useLeads'
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

/**
 * What may be done with a card, and where it leads; "Move to…" is what dragging does, for who does not
 * drag, with what stands against each move.
 */
export function CardMenu({ resource, plan, row, title, onMove }: CardMenuProps) {
  const translate = useTranslate()
  const labels = useLabels()
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
  const path = useRecordPath(resource)(row)
  const leads = useLeads(resource)(row.id)
  const close = () => setRecord(undefined)
  const ways = [
    path && (
      <MenuItem key={path} component={LinkBase} to={path} onClick={close}>
        <ListItemIcon>
          <Look fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={translate('app.board.look')} />
      </MenuItem>
    ),
    ...leads.map(({ to, page: { icon: Icon, label: name } }) => (
      <MenuItem key={to} component={LinkBase} to={to} onClick={close}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={labels.text(name)} />
      </MenuItem>
    )),
  ]
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
          onClose={close}
          below={move => <Target plan={plan} record={record} move={move} />}
          none={translate('app.flow.noMoves')}
          first={ways}
          heading={translate('app.board.moveTo')}
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
  // A move that is called as its column needs no second word.
  if (!state || labels.text(state.label) === labels.text(move.transition.label)) return null
  return (
    <span className="b-target">
      → <Chip colour={state.colour}>{labels.text(state.label)}</Chip>
    </span>
  )
}

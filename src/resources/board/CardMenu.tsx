import MoreVert from '@mui/icons-material/MoreVertRounded'
import Look from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { LinkBase } from 'ra-core'
import { useRef, useState } from 'react'
import { ValueChip } from '../../fields/display/ValueChip'
import { useMe } from '../../providers/backend/backendContext'
import {
  type SentRecord,
  useLabels,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { useReadOnlyReason } from '../../providers/backend/useReadOnlyProps'
import { useAttempt } from '../../ui/controls/useAttempt'
import { SheetIcon } from '../../ui/menu/ResourceIcon'
import { Row } from '../../ui/primitives/layout'
import { IconItem } from '../../ui/theme/IconItem'
import { MoveMenu } from '../flow/moves/MoveMenu'
import { type OpenMove, openMoves, withheld } from '../flow/moves/openMoves'
import { useRecordPath } from '../record/recordPath'
import { useLeads } from '../record/useLeads'
import { useRead } from '../record/useRead'
import { type BoardPlan, leadsTo } from './boardOf'
import type { useBoardDrop } from './useBoardDrop'

interface CardMenuProps {
  readonly plan: BoardPlan
  readonly row: SentRecord
  readonly title: string
  readonly onMove: ReturnType<typeof useBoardDrop>['move']
}

/** The actions of a card. "Move to…" is the alternative to dragging and shows what blocks each transition. */
export function CardMenu({ plan, row, title, onMove }: CardMenuProps) {
  const { resource, translate } = useResourceView()
  const { attempt, isPending: isReading } = useAttempt()
  const held = useReadOnlyReason()
  const button = useRef<HTMLButtonElement>(null)
  const read = useRead(resource)
  const [record, setRecord] = useState<SentRecord>()
  const open = () => attempt(async () => setRecord(await read(row.id)))
  const label = translate('board.moveCard', { name: title })
  const path = useRecordPath(resource)(row)
  const leads = useLeads(resource)(row.id)
  const close = () => setRecord(undefined)
  const ways = [
    path && (
      <IconItem
        key={path}
        icon={<Look fontSize="small" />}
        component={LinkBase}
        to={path}
        onClick={close}
      >
        {translate('board.look')}
      </IconItem>
    ),
    ...leads.map(({ to, page: { icon, label: name } }) => (
      <IconItem
        key={to}
        icon={<SheetIcon name={icon} />}
        component={LinkBase}
        to={to}
        onClick={close}
      >
        {translate(name)}
      </IconItem>
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
        title={translate('board.moveTo')}
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
          none={translate('form.flow.noMoves')}
          first={ways}
          heading={translate('board.moveTo')}
        />
      )}
    </>
  )
}

interface TargetProps {
  readonly plan: BoardPlan
  readonly record: SentRecord
  readonly move: OpenMove
}

/** The column a transition leads to. */
function Target({ plan, record, move }: TargetProps) {
  const labels = useLabels()
  const me = useMe()
  const state = plan.flow.states[leadsTo(move, record, me) ?? Number.NaN]
  // A transition with its column's name needs no second label.
  if (!state || labels.text(state.label) === labels.text(move.transition.label)) return null
  return (
    <Row as="span">
      → <ValueChip colour={state.colour}>{labels.text(state.label)}</ValueChip>
    </Row>
  )
}

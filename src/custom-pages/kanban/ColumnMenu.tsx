import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNotify, useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { mayAct } from '../../model/access'
import { IconButton } from '../../pieces/Button'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { useHeld } from '../../providers/useHeld'
import { ColumnDialogs } from './columnDialogsLater'
import type { Lane } from './Lanes'
import type { useBoard } from './useBoard'

interface ColumnMenuProps {
  readonly lane: Lane
  readonly lanes: readonly Lane[]
  readonly at: number
  readonly boarding: ReturnType<typeof useBoard>
}

/** Renames a column, moves it among the others, deletes it with its cards: for who may. */
export function ColumnMenu({ lane, lanes, at, boarding }: ColumnMenuProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const held = useHeld()
  const resource = useCatalogue().get('kanban-columns')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'menu' | 'rename' | 'delete'>()
  if (!mayAct(resource, useMe(), 'edit')) return null
  const close = () => setOpen(undefined)
  const act = async (work: Promise<unknown>) => {
    close()
    await work.catch((error: Error) => notify(error.message, { type: 'error' }))
    await boarding.refresh()
  }
  const order = lanes.map(({ id }) => id)
  const to = (place: number) =>
    act(boarding.calls.orderColumns(order.toSpliced(at, 1).toSpliced(place, 0, lane.id)))
  const label = translate('team.kanban.columnMenu', { name: lane.name })
  return (
    <>
      <IconButton
        ref={button}
        className="b-menu"
        aria-label={label}
        aria-haspopup="menu"
        onClick={() => setOpen('menu')}
        {...held}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      {open === 'menu' && (
        <Menu
          open
          anchorEl={button.current}
          onClose={close}
          slotProps={{ list: { 'aria-label': label } }}
        >
          <MenuItem onClick={() => setOpen('rename')}>{translate('team.kanban.rename')}</MenuItem>
          <MenuItem disabled={at === 0} onClick={() => void to(at - 1)}>
            {translate('team.kanban.toStart')}
          </MenuItem>
          <MenuItem disabled={at === lanes.length - 1} onClick={() => void to(at + 1)}>
            {translate('team.kanban.toEnd')}
          </MenuItem>
          <MenuItem onClick={() => setOpen('delete')}>
            {translate('team.kanban.deleteColumn')}
          </MenuItem>
        </Menu>
      )}
      <Suspense fallback={null}>
        {(open === 'rename' || open === 'delete') && (
          <ColumnDialogs
            what={open}
            lane={lane}
            onRename={name => act(boarding.calls.renameColumn(lane.id, name))}
            onDelete={() => act(boarding.calls.deleteColumn(lane.id))}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

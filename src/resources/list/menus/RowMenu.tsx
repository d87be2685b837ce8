import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import { useQueryClient } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useGetOne } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useTitleOf } from '../../../fields/record/recordTitle'
import { mayAct } from '../../../model/access/access'
import type { Can } from '../../../model/access/can'
import { type SentRecord, useResourceView } from '../../../providers/backend/catalogueContext'
import { useReadOnlyProps, useReadOnlyReason } from '../../../providers/backend/useReadOnlyProps'
import { LazyConfirm } from '../../../ui/theme/confirmLater'
import { IconItem } from '../../../ui/theme/IconItem'
import { MoveItem } from '../../flow/moves/MoveMenu'
import { openMoves, withheld } from '../../flow/moves/openMoves'
import { useRowMoves } from '../../flow/useRowMoves'
import { copyPath } from '../../record/copyPath'
import { useRecordPath } from '../../record/recordPath'
import { useDeleteRecord } from '../../trash/useDeleteRecord'

export interface RowMenuProps {
  readonly record: SentRecord
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** The actions of a row; those that the server refuses on this record stand there with their reason. */
export function RowMenu({ record, anchor, onClose }: RowMenuProps) {
  const { resource, translate, me } = useResourceView()
  const titleOf = useTitleOf()
  const client = useQueryClient()
  const createPath = useCreatePath()
  const path = useRecordPath(resource)(record)
  const held = useReadOnlyProps()
  const reasonHeld = useReadOnlyReason()
  const [isAsking, setAsking] = useState(false)
  const [isActing, setActing] = useState(false)
  const moved = () => {
    void client.invalidateQueries({ queryKey: [resource.name] })
    onClose()
  }
  const { moves: likely, start, dialog } = useRowMoves(resource, record, moved)
  // Without the whole record, which says why an action is refused, the menu shows the likely ones.
  // A record that is being deleted is not read again.
  const { data: whole } = useGetOne<SentRecord>(
    resource.name,
    { id: record.id },
    { staleTime: 2000, enabled: !isAsking && !isActing },
  )
  const moves = whole ? withheld(openMoves(resource, whole), reasonHeld) : likely
  const { ask, remove, isPending, inUse } = useDeleteRecord(resource, record, onClose)
  const { _can = { update: true, delete: true } } = record
  const editPath = createPath({ resource: resource.name, type: 'edit', id: record.id })
  const link = (href: string, icon: ReactNode, action: string) => (
    <IconItem key={action} icon={icon} component={LinkBase} to={href} onClick={onClose}>
      {translate(`app.action.${action}`)}
    </IconItem>
  )
  const { why = {} }: Pick<Can, 'why'> = whole?._can ?? {}
  const refused = (action: string, icon: ReactNode, reason: string) => (
    <IconItem key={`refused ${action}`} icon={icon} className="w-blocked" aria-disabled>
      <ListItemText primary={translate(`app.action.${action}`)} secondary={reason} />
    </IconItem>
  )
  const items = [
    path && link(path, <Visibility fontSize="small" />, 'show'),
    mayAct(resource, me, 'edit') &&
      _can.update &&
      link(editPath, <Edit fontSize="small" />, 'edit'),
    mayAct(resource, me, 'create') &&
      link(
        copyPath(createPath, resource, record.id),
        <ContentCopy fontSize="small" />,
        'duplicate',
      ),
    why.update && refused('edit', <Edit fontSize="small" />, why.update),
    ...moves.map(move => (
      <MoveItem
        key={`flow ${move.name}`}
        move={move}
        onTake={() => {
          setActing(true)
          void start(move)
        }}
      />
    )),
    why.delete && refused('delete', <Delete fontSize="small" />, why.delete),
    mayAct(resource, me, 'delete') && _can.delete && (
      <IconItem
        key="delete"
        icon={<Delete fontSize="small" color="error" />}
        onClick={() => ask(() => setAsking(true))}
        {...held}
      >
        {translate('app.action.delete')}
      </IconItem>
    ),
  ].filter(Boolean)
  return (
    <>
      <Menu
        open={!isAsking && !isActing && !inUse}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{
          list: { 'aria-label': titleOf(resource, record) },
          paper: { className: 'w-menu' },
        }}
      >
        {items}
      </Menu>
      {dialog}
      {isAsking && (
        <LazyConfirm
          title={translate('form.deleteTitle')}
          text={`${titleOf(resource, record)}. ${translate(mayAct(resource, me, 'restore') ? 'form.trashText' : 'form.deleteText')}`}
          yes={translate('app.action.delete')}
          isPending={isPending}
          onYes={() => remove(isGone => (isGone ? onClose() : setAsking(false)))}
          onNo={onClose}
        />
      )}
      {inUse}
    </>
  )
}

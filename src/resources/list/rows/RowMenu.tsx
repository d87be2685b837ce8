import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useState } from 'react'
import { useTitleOf } from '../../../fields/record/recordTitle'
import { mayAct } from '../../../model/access/access'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import { useLabels } from '../../../providers/backend/labels'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { LazyConfirm } from '../../../ui/theme/confirmLater'
import { MoveIcon } from '../../flow/moves/MoveIcon'
import { useRowMoves } from '../../flow/useRowMoves'
import { copyPath } from '../../record/copyPath'
import { useRecordPath } from '../../record/recordPath'
import type { SentRecord } from '../../record/useRecord'
import { useDeleteRecord } from '../../trash/useDeleteRecord'

export interface RowMenuProps {
  readonly record: SentRecord
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** The actions of a row, as far as the server permits them on this record. */
export function RowMenu({ record, anchor, onClose }: RowMenuProps) {
  const resource = useResource()
  const translate = useTranslate()
  const labels = useLabels()
  const titleOf = useTitleOf()
  const me = useMe()
  const client = useQueryClient()
  const createPath = useCreatePath()
  const path = useRecordPath(resource)(record)
  const held = useReadOnlyProps()
  const [isAsking, setAsking] = useState(false)
  const [isActing, setActing] = useState(false)
  const moved = () => {
    void client.invalidateQueries({ queryKey: [resource.name] })
    onClose()
  }
  const { moves, start, dialog } = useRowMoves(resource, record, moved)
  const { remove, isPending, inUse } = useDeleteRecord(resource, record)
  const { _can = { update: true, delete: true } } = record
  const to = (type: 'edit') => createPath({ resource: resource.name, type, id: record.id })
  const link = (href: string, icon: ReactNode, action: string) => (
    <MenuItem key={action} component={LinkBase} to={href} onClick={onClose}>
      <ListItemIcon>{icon}</ListItemIcon>
      {translate(`app.action.${action}`)}
    </MenuItem>
  )
  const items = [
    path && link(path, <Visibility fontSize="small" />, 'show'),
    mayAct(resource, me, 'edit') &&
      _can.update &&
      link(to('edit'), <Edit fontSize="small" />, 'edit'),
    mayAct(resource, me, 'create') &&
      link(
        copyPath(createPath, resource, record.id),
        <ContentCopy fontSize="small" />,
        'duplicate',
      ),
    ...moves.map(move => (
      <MenuItem
        key={`flow ${move.name}`}
        disabled={move.reasons.length > 0}
        onClick={() => {
          setActing(true)
          void start(move)
        }}
      >
        <ListItemIcon>
          <MoveIcon transition={move.transition} />
        </ListItemIcon>
        {labels.text(move.transition.label)}
      </MenuItem>
    )),
    mayAct(resource, me, 'delete') && _can.delete && (
      <MenuItem key="delete" onClick={() => setAsking(true)} {...held}>
        <ListItemIcon>
          <Delete fontSize="small" color="error" />
        </ListItemIcon>
        {translate('app.action.delete')}
      </MenuItem>
    ),
  ].filter(Boolean)
  return (
    <>
      <Menu
        open={!isAsking && !isActing}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': titleOf(resource, record) } }}
      >
        {items}
      </Menu>
      {dialog}
      <Suspense fallback={null}>
        {isAsking && (
          <LazyConfirm
            title={translate('form.deleteTitle')}
            text={`${titleOf(resource, record)}. ${translate('form.deleteText')}`}
            yes={translate('app.action.delete')}
            isPending={isPending}
            onYes={() => remove(() => setAsking(false))}
            onNo={onClose}
          />
        )}
      </Suspense>
      {inUse}
    </>
  )
}

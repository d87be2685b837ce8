import MoreVert from '@mui/icons-material/MoreVertRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { isGranted } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { useAttempt } from '../../ui/controls/useAttempt'
import { LazyConfirm, LazyTextDialog } from '../../ui/theme/confirmLater'
import { MenuButton } from '../../ui/theme/MenuButton'
import type { Lane } from './Lanes'
import type { useBoard } from './useBoard'

export interface ColumnProps {
  readonly lane: Lane
  readonly lanes: readonly Lane[]
  readonly at: number
  readonly boarding: ReturnType<typeof useBoard>
}

/** Rename, move and delete a column, if allowed. */
export function ColumnMenu({ lane, lanes, at, boarding }: ColumnProps) {
  const translate = useTranslate()
  const { attempt } = useAttempt()
  const readOnly = useReadOnlyProps()
  const resource = useResource('kanban-columns')
  const [open, setOpen] = useState<'rename' | 'delete'>()
  const me = useMe()
  if (!isGranted(resource, me, 'edit')) return null
  const close = () => setOpen(undefined)
  const act = async (work: Promise<unknown>) => {
    close()
    await attempt(() => work)
    await boarding.refresh()
  }
  const order = lanes.map(({ id }) => id)
  const to = (place: number) =>
    act(boarding.calls.orderColumns(order.toSpliced(at, 1).toSpliced(place, 0, lane.id)))
  const columnText = (word: string) => translate(`team.kanban.${word}`)
  const isLast = at === lanes.length - 1
  const moves = [
    {
      id: 'start',
      text: columnText('toStart'),
      disabled: at === 0,
      onChoose: () => void to(at - 1),
    },
    { id: 'end', text: columnText('toEnd'), disabled: isLast, onChoose: () => void to(at + 1) },
  ]
  const choices = [
    { id: 'rename', text: columnText('rename'), onChoose: () => setOpen('rename') },
    ...(me.PLAIN_SERVER ? [] : moves),
    { id: 'delete', text: columnText('deleteColumn'), onChoose: () => setOpen('delete') },
  ]
  return (
    <>
      <MenuButton
        className="b-menu"
        label={translate('team.kanban.columnMenu', { name: lane.name })}
        choices={choices}
        {...readOnly}
      >
        <MoreVert fontSize="small" />
      </MenuButton>
      {open === 'rename' && (
        <LazyTextDialog
          title={columnText('rename')}
          label={columnText('columnName')}
          start={lane.name}
          maxLength={60}
          yes={columnText('save')}
          onDone={name => act(boarding.calls.renameColumn(lane.id, name))}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <LazyConfirm
          title={columnText('deleteColumn')}
          text={translate('team.kanban.deleteColumnText', { name: lane.name, number: lane.total })}
          yes={translate('app.action.delete')}
          onYes={() => void act(boarding.calls.deleteColumn(lane.id))}
          onNo={close}
        />
      )}
    </>
  )
}

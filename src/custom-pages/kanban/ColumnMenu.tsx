import MoreVert from '@mui/icons-material/MoreVertRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { isGranted } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { useAttempt } from '../../ui/controls/useAttempt'
import { later } from '../../ui/theme/later'
import { MenuButton } from '../../ui/theme/MenuButton'
import { quiet } from '../../ui/theme/plainLater'
import { useConfirm } from '../../ui/theme/useConfirm'
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
  const [isRenaming, setRenaming] = useState(false)
  const me = useMe()
  const columnText = (word: string) => translate(`team.kanban.${word}`)
  const act = async (work: Promise<unknown>) => {
    setRenaming(false)
    await attempt(() => work)
    await boarding.refresh()
  }
  const { ask, question } = useConfirm({
    title: columnText('deleteColumn'),
    text: translate('team.kanban.deleteColumnText', { name: lane.name, number: lane.total }),
    yes: translate('app.action.delete'),
    onYes: () => act(boarding.calls.deleteColumn(lane.id)),
  })
  if (!isGranted(resource, me, 'edit')) return null
  const order = lanes.map(({ id }) => id)
  const to = (place: number) =>
    act(boarding.calls.orderColumns(order.toSpliced(at, 1).toSpliced(place, 0, lane.id)))
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
    { id: 'rename', text: columnText('rename'), onChoose: () => setRenaming(true) },
    ...(me.PLAIN_SERVER ? [] : moves),
    { id: 'delete', text: columnText('deleteColumn'), onChoose: ask },
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
      {isRenaming && (
        <RenameDialog
          lane={lane}
          onRename={name => act(boarding.calls.renameColumn(lane.id, name))}
          onClose={() => setRenaming(false)}
        />
      )}
      {question}
    </>
  )
}

const RenameDialog = quiet(later(() => import('./RenameDialog'), 'RenameDialog'))

import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import FilterList from '@mui/icons-material/FilterList'
import PushPin from '@mui/icons-material/PushPinOutlined'
import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Menu from '@mui/material/Menu'
import type { FieldModel } from '../../../model/fields/resource'
import { askableField } from '../../../model/lists/askable'
import { mayGroup } from '../../../model/lists/grouping'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { IconItem } from '../../../ui/theme/IconItem'
import { useConditionStart } from '../conditions/ConditionStart'
import type { ListColumnChoice } from '../state/useColumns'
import { useSort } from '../state/useSort'

interface HeadMenuProps {
  readonly field: FieldModel
  readonly label: string
  readonly isSortable: boolean
  readonly anchor: HTMLElement | null
  readonly columns: ListColumnChoice
  readonly onClose: () => void
}

/** Sorts or groups by a column, asks a condition on it, pins or hides it. */
export function HeadMenu({ field, label, isSortable, anchor, columns, onClose }: HeadMenuProps) {
  const { translate, resource, me } = useResourceView()
  const { sort: sorted, setSort, thenBy } = useSort()
  const { open } = useConditionStart()
  const isPinned = columns.pinned.includes(field.name)
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const isNext = isSortable && !me.PLAIN_SERVER && sorted.field !== field.name
  const item = (Icon: typeof ArrowUp, text: string, act: () => void) => (
    <IconItem icon={<Icon fontSize="small" />} onClick={then(act)}>
      {text}
    </IconItem>
  )
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {isSortable &&
        item(ArrowUp, translate('list.head.ASC'), () =>
          setSort({ field: field.name, order: 'ASC' }),
        )}
      {isSortable &&
        item(ArrowDown, translate('list.head.DESC'), () =>
          setSort({ field: field.name, order: 'DESC' }),
        )}
      {isNext && item(ArrowUp, translate('list.head.then.ASC'), () => thenBy(field.name, 'ASC'))}
      {isNext &&
        item(ArrowDown, translate('list.head.then.DESC'), () => thenBy(field.name, 'DESC'))}
      {askableField(resource, me, field.name) &&
        item(FilterList, translate('list.head.filter'), () => open(field))}
      <GroupItem field={field} columns={columns} onClose={onClose} />
      {item(PushPin, translate(isPinned ? 'list.head.unpin' : 'list.head.pin'), () =>
        columns.setPinned(field.name, !isPinned),
      )}
      {item(VisibilityOff, translate('list.head.hide'), () =>
        columns.choose(columns.shown.flatMap(({ name }) => (name === field.name ? [] : [name]))),
      )}
    </Menu>
  )
}

/** Shows the values of the column as heads above their rows, which are sorted by it. */
function GroupItem({
  field,
  columns,
  onClose,
}: Omit<HeadMenuProps, 'anchor' | 'label' | 'isSortable'>) {
  const { translate, resource, me } = useResourceView()
  const { sort, setSort } = useSort()
  if (me.PLAIN_SERVER || !mayGroup(field.name, { resource, me })) return null
  const isGroup = columns.group === field
  const choose = () => {
    onClose()
    columns.setGroup(isGroup ? undefined : field.name)
    if (isGroup) return setSort(sort.next ?? sort)
    const { next: _next, ...first } = sort
    setSort({
      field: field.name,
      order: first.field === field.name ? first.order : 'ASC',
      ...(first.field !== field.name && { next: first }),
    })
  }
  return (
    <IconItem icon={<ViewAgenda fontSize="small" />} onClick={choose}>
      {translate(isGroup ? 'list.head.ungroup' : 'list.head.group')}
    </IconItem>
  )
}

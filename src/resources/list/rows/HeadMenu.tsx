import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import FilterList from '@mui/icons-material/FilterList'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import type { FieldModel } from '../../../model/fields/resource'
import { askableField } from '../../../model/lists/askable'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import { useConditionStart } from '../conditions/ConditionStart'
import { useSort } from '../state/useSort'

export interface HeadMenuProps {
  readonly field: FieldModel
  readonly label: string
  readonly isSortable: boolean
  readonly anchor: HTMLElement | null
  readonly onHide: () => void
  readonly onClose: () => void
}

/** Sorts by a column, asks a condition on it, or hides it. */
export function HeadMenu({ field, label, isSortable, anchor, onHide, onClose }: HeadMenuProps) {
  const translate = useTranslate()
  const resource = useResource()
  const me = useMe()
  const { sort: sorted, setSort, thenBy } = useSort()
  const { open } = useConditionStart()
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const sort = (order: 'ASC' | 'DESC') => then(() => setSort({ field: field.name, order }))
  const isNext = isSortable && !me.PLAIN_SERVER && sorted.field !== field.name
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {isSortable && (
        <MenuItem onClick={sort('ASC')}>
          <Icon of={ArrowUp} />
          {translate('list.head.ASC')}
        </MenuItem>
      )}
      {isSortable && (
        <MenuItem onClick={sort('DESC')}>
          <Icon of={ArrowDown} />
          {translate('list.head.DESC')}
        </MenuItem>
      )}
      {isNext && (
        <MenuItem onClick={then(() => thenBy(field.name, 'ASC'))}>
          <Icon of={ArrowUp} />
          {translate('list.head.then.ASC')}
        </MenuItem>
      )}
      {isNext && (
        <MenuItem onClick={then(() => thenBy(field.name, 'DESC'))}>
          <Icon of={ArrowDown} />
          {translate('list.head.then.DESC')}
        </MenuItem>
      )}
      {askableField(resource, me, field.name) && (
        <MenuItem onClick={then(() => open(field))}>
          <Icon of={FilterList} />
          {translate('list.head.filter')}
        </MenuItem>
      )}
      <MenuItem onClick={then(onHide)}>
        <Icon of={VisibilityOff} />
        {translate('list.head.hide')}
      </MenuItem>
    </Menu>
  )
}

const Icon = ({ of: Picture }: { of: typeof ArrowUp }) => (
  <ListItemIcon>
    <Picture fontSize="small" />
  </ListItemIcon>
)

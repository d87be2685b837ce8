import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import GridOn from '@mui/icons-material/GridOnOutlined'
import MapIcon from '@mui/icons-material/MapOutlined'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import Split from '@mui/icons-material/VerticalSplitOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import ViewModule from '@mui/icons-material/ViewModuleOutlined'
import { useTranslate } from 'ra-core'
import { useNarrow } from '../../fields/registry/useNarrow'
import { Segments } from '../../ui/primitives/inputs'
import { Row } from '../../ui/primitives/layout'
import type { ListViewName } from '../list/state/useListView'

export interface ViewSwitchProps {
  readonly views: readonly ListViewName[]
  readonly view: ListViewName
  readonly onChoose: (view: ListViewName) => void
  /** Loads a view's code when the pointer comes near. */
  readonly onNear: (view: ListViewName) => void
}

const icons = {
  list: TableRows,
  board: ViewKanban,
  gallery: ViewModule,
  matrix: GridOn,
  calendar: CalendarMonth,
  map: MapIcon,
  split: Split,
} as const

/** Switches between the views of a list; on phones by icons. */
export function ViewSwitch({ views, view, onChoose, onNear }: ViewSwitchProps) {
  const translate = useTranslate()
  return (
    <Segments
      label={translate('board.view')}
      choices={views.map(value => ({ value, label: <ViewLabel view={value} onNear={onNear} /> }))}
      value={view}
      onChange={onChoose}
    />
  )
}

function ViewLabel({ view, onNear }: Pick<ViewSwitchProps, 'view' | 'onNear'>) {
  const translate = useTranslate()
  const narrow = useNarrow()
  const Icon = icons[view]
  return (
    <Row as="span" gap={1} onPointerEnter={() => onNear(view)}>
      <Icon fontSize="small" aria-hidden="true" />
      <span className={narrow ? 'p-hidden' : undefined}>{translate(`board.${view}`)}</span>
    </Row>
  )
}

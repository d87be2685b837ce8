import './switch.css'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import ViewModule from '@mui/icons-material/ViewModuleOutlined'
import { useTranslate } from 'ra-core'
import type { ListViewName } from '../list/state/useListView'

export interface ViewSwitchProps {
  readonly views: readonly ListViewName[]
  readonly view: ListViewName
  readonly onChoose: (view: ListViewName) => void
  /** Loads a view's code when its button is hovered. */
  readonly onNear: (view: ListViewName) => void
}

const icons = { list: TableRows, board: ViewKanban, gallery: ViewModule } as const

/** Switches between the views of a list. */
export function ViewSwitch({ views, view, onChoose, onNear }: ViewSwitchProps) {
  const translate = useTranslate()
  return (
    <fieldset className="b-switch">
      <legend className="p-hidden">{translate('board.view')}</legend>
      {views.map(choice => {
        const Icon = icons[choice]
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={view === choice}
            onPointerEnter={() => onNear(choice)}
            onClick={() => onChoose(choice)}
          >
            <Icon fontSize="small" aria-hidden="true" />
            <span>{translate(`board.${choice}`)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

import './switch.css'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import ViewModule from '@mui/icons-material/ViewModuleOutlined'
import { useTranslate } from 'ra-core'
import type { View } from '../list/useListView'

export interface ViewSwitchProps {
  readonly views: readonly View[]
  readonly view: View
  readonly onChoose: (view: View) => void
  /** The code of a view is fetched while somebody points at its button. */
  readonly onNear: (view: View) => void
}

const icons = { list: TableRows, board: ViewKanban, gallery: ViewModule } as const

/** The ways a list may be looked at. */
export function ViewSwitch({ views, view, onChoose, onNear }: ViewSwitchProps) {
  const translate = useTranslate()
  return (
    <fieldset className="b-switch">
      <legend className="p-hidden">{translate('app.board.view')}</legend>
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
            <span>{translate(`app.board.${choice}`)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

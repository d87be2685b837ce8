import './switch.css'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import { useTranslate } from 'ra-core'
import type { View } from '../list/useListView'

export interface ViewSwitchProps {
  readonly view: View
  readonly onChoose: (view: View) => void
  /** The board's code is fetched while somebody points at its button. */
  readonly onNear: () => void
}

/** List or board. */
export function ViewSwitch({ view, onChoose, onNear }: ViewSwitchProps) {
  const translate = useTranslate()
  const choices = [
    ['list', TableRows],
    ['board', ViewKanban],
  ] as const
  return (
    <fieldset className="b-switch">
      <legend className="p-hidden">{translate('app.board.view')}</legend>
      {choices.map(([choice, Icon]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={view === choice}
          onPointerEnter={choice === 'board' ? onNear : undefined}
          onClick={() => onChoose(choice)}
        >
          <Icon fontSize="small" aria-hidden="true" />
          <span>{translate(`app.board.${choice}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}

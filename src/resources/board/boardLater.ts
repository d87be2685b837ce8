import { later } from '../../pieces/later'
import type { BoardProps } from './Board'
import type { ViewSwitchProps } from './ViewSwitch'

/** Only lists of resources with a flow fetch the switch, and only who opens the board fetches it. */
export const ViewSwitch = later<ViewSwitchProps>(() =>
  import('./ViewSwitch').then(module => module.ViewSwitch),
)
export const Board = later<BoardProps>(() => import('./Board').then(module => module.Board))

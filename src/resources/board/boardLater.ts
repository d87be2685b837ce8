import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { BoardProps } from './Board'
import type { ViewSwitchProps } from './ViewSwitch'

/** Loaded for resources with a flow; the board itself on first use. */
export const LazyViewSwitch = later<ViewSwitchProps>(() =>
  withNamespaces(import('./ViewSwitch'), 'board').then(module => module.ViewSwitch),
)
export const LazyBoard = later<BoardProps>(() =>
  withNamespaces(import('./Board'), 'board', 'history', 'form').then(module => module.Board),
)

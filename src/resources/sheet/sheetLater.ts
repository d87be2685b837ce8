import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../ui/theme/later'
import type { SheetProps } from './Sheet'

/** Loaded when the grid opens. */
export const LazySheet = later<SheetProps>(() =>
  withNamespaces(import('./Sheet'), 'sheet', 'form', 'list', 'validation', 'columns', 'field').then(
    module => module.Sheet,
  ),
)

import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { ImportDialogProps } from './steps/ImportDialog'

/** Loaded when the import is opened or its button is hovered. */
export const LazyImportDialog = later<ImportDialogProps>(() =>
  withNamespaces(
    import('./steps/ImportDialog'),
    'importing',
    'history',
    'list',
    'validation',
    'columns',
  ).then(module => module.ImportDialog),
)

import { withNamespaces } from '../../i18n/inUse'
import { describeKinds } from '../../kinds/registry'
import { later } from '../../ui/theme/later'
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
  ).then(async module => {
    // the template shows a sample of each column
    await describeKinds()
    return module.ImportDialog
  }),
)

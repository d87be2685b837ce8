import { viewNamespaces } from '../../i18n/firstNamespaces'
import { later } from '../../ui/theme/later'

/** Loaded when rows stand beside a record. */
export const LazySplit = later(() => import('./SplitRows'), 'SplitRows', ...viewNamespaces.show)

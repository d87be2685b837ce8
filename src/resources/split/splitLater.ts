import { viewNamespaces } from '../../i18n/firstNamespaces'
import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../ui/theme/later'
import type { RowCardsProps } from '../list/rows/RowCards'

/** Loaded when rows stand beside a record. */
export const LazySplit = later<RowCardsProps>(() =>
  withNamespaces(import('./SplitRows'), ...viewNamespaces.show).then(module => module.SplitRows),
)

import type { FieldView } from '../../fields/display/fieldView'
import { halvesOf } from '../kind/halves'

/**
 * How each kind is shown and edited. Cells are small and needed for the first rows, so they are loaded with the
 * app; inputs and filters are loaded with forms and filters.
 */
export const kindViews = halvesOf(
  import.meta.glob<FieldView<never>>('../*/view/view.tsx', { eager: true, import: 'view' }),
)

import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../pieces/theme/later'
import type { TextAttributes } from '../../inputs/TextInput'

/** A one-line text input with its kind's keyboard and direction. */
export const textInput = (attributes: TextAttributes = {}) =>
  later(() =>
    withNamespaces(import('../../inputs/TextInput'), 'validation').then(module =>
      module.textInputWith(attributes),
    ),
  )

export const containsFilter = (attributes: TextAttributes = {}) =>
  later(() => import('../../filters/TextFilter').then(module => module.textFilterWith(attributes)))

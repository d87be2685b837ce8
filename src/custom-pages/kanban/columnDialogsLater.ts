import { later } from '../../pieces/later'
import type { ColumnDialogsProps } from './ColumnDialogs'

export const ColumnDialogs = later<ColumnDialogsProps>(() =>
  import('./ColumnDialogs').then(module => module.ColumnDialogs),
)

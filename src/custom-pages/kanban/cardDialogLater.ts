import { later } from '../../pieces/later'
import type { CardDialogProps } from './CardDialog'

/** The form of a card comes when the first one opens. */
export const CardDialog = later<CardDialogProps>(() =>
  import('./CardDialog').then(module => module.CardDialog),
)

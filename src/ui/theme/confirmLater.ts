import type { ConfirmProps } from './Confirm'
import { later } from './later'

/** Loaded with the first question. */
export const LazyConfirm = later<ConfirmProps>(() =>
  import('./Confirm').then(({ Confirm }) => Confirm),
)

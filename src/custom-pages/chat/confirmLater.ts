import type { ConfirmProps } from '../../pieces/Confirm'
import { later } from '../../pieces/later'

export const Confirm = later<ConfirmProps>(() =>
  import('../../pieces/Confirm').then(module => module.Confirm),
)

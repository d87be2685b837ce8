import { later } from '../../pieces/later'
import type { LifeDialogProps } from './LifeDialog'

export const LifeDialog = later<LifeDialogProps>(() =>
  import('./LifeDialog').then(module => module.LifeDialog),
)

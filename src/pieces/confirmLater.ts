import type { ConfirmProps } from './Confirm'
import { later } from './later'

/** Its code comes with the first question. */
export const Confirm = later<ConfirmProps>(() => import('./Confirm').then(({ Confirm }) => Confirm))

import { plainLater } from '../../pieces/plainLater'
import type { DoneProps } from './Done'

/** Where an order is told to be placed: its code comes when the checkout stands. */
export const Done = plainLater<DoneProps>(() => import('./Done').then(module => module.Done))

import { plainLater } from '../../pieces/plainLater'
import type { DoneProps } from './Done'
import type { Quoted } from './useQuote'

/** What comes after the customer: its code is fetched while the cart is looked at. */
type Step = { readonly quoted: Quoted }
export const FinishStep = plainLater<Step>(async () => (await import('./FinishStep')).FinishStep)
export const Done = plainLater<DoneProps>(async () => (await import('./Done')).Done)

/** Asked for with the page, so that an order is finished and told without a network, too. */
export const loadSteps = () =>
  void Promise.all([FinishStep, Done].map(({ preload }) => preload())).catch(
    () => 'the step that is reached asks again',
  )

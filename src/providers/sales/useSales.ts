import { useSyncExternalStore } from 'react'
import { useBackend } from '../backendContext'
import { type Sales, salesOf } from './sales'

export const useSales = (): Sales => salesOf(useBackend())

/** The checkout, with the way to change it; draws again when it changes, here or in another tab. */
export function useCheckout() {
  const { cart } = useSales()
  const checkout = useSyncExternalStore(cart.subscribe, cart.checkout)
  return { checkout, dispatch: cart.dispatch }
}

export function useQueue() {
  const { queue } = useSales()
  return useSyncExternalStore(queue.subscribe, queue.list)
}

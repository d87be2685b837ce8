import { useSyncExternalStore } from 'react'
import { useBackend } from '../../../providers/backend/backendContext'
import { createSales, type Sales } from './sales'

export const useSales = (): Sales => createSales(useBackend())

/** The checkout and its dispatch; subscribes to changes in this and other tabs. */
export function useCheckout() {
  const { cart } = useSales()
  const checkout = useSyncExternalStore(cart.subscribe, cart.checkout)
  return { checkout, dispatch: cart.dispatch }
}

export function useQueue() {
  const { queue } = useSales()
  return useSyncExternalStore(queue.subscribe, queue.list)
}

import { priceListOf } from '../../domain/checkout/priceList'
import { choosesLists, givenWarehouses } from '../../domain/checkout/sellers'
import type { Billing } from '../../domain/checkout/state'
import { ownTerm } from '../../domain/paymentTerms'
import { useMe } from '../backendContext'
import { useSales } from './useSales'

interface Chosen {
  readonly ID: string
  readonly Cliente: string
  readonly Celular?: string | null
  readonly Lista?: number | null
  readonly GroupNum?: number | null
}

/** The bill goes to a customer: the cart takes their price list and their payment term at once, also without a connection. */
export function useChooseCustomer() {
  const { ROLE } = useMe()
  const { cart } = useSales()
  return (customer: Chosen) => {
    const from = priceListOf(cart.checkout())
    const billing = billingOf(customer)
    cart.dispatch({ type: 'billing', billing })
    // Who buys for themself or for the partner company has one list and one term.
    if (givenWarehouses[ROLE]) return
    const list = priceListOf({ billing })
    cart.dispatch({ type: 'list', list, ...(choosesLists.includes(ROLE) && { from }) })
    // Not told is not none: who may not read the term chooses one.
    if (customer.GroupNum === undefined) return
    cart.dispatch({ type: 'method', method: ownTerm(customer) })
  }
}

/** What stays of a customer in the browser: who they are and at which prices they buy, never what they owe. */
const billingOf = ({ ID, Cliente, Celular = null, Lista = null }: Chosen): Billing => ({
  ID,
  Cliente,
  Celular,
  Lista,
})

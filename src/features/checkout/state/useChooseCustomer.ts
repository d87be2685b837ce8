import { selectPriceList } from '../../../domain/checkout/priceList'
import { canSelectPriceList, givenWarehouses } from '../../../domain/checkout/sellers'
import type { Billing } from '../../../domain/checkout/state'
import { ownTerm } from '../../../domain/orders/paymentTerms'
import { useMe } from '../../../providers/backend/backendContext'
import { useSales } from './useSales'

export interface ChosenCustomer {
  readonly ID: string
  readonly Cliente: string
  readonly Celular?: string | null
  readonly Lista?: number | null
  readonly GroupNum?: number | null
}

/** Sets the billing customer: the cart takes their price list and payment term at once, also offline. */
export function useChooseCustomer() {
  const { ROLE } = useMe()
  const { cart } = useSales()
  return (customer: ChosenCustomer) => {
    const from = selectPriceList(cart.checkout())
    const billing = billingOf(customer)
    cart.dispatch({ type: 'billing', billing })
    // Buyers for themselves or for the partner company have one list and one term.
    if (givenWarehouses[ROLE]) return
    const list = selectPriceList({ billing })
    cart.dispatch({ type: 'list', list, ...(canSelectPriceList.includes(ROLE) && { from }) })
    // Without the right to read the term, the seller chooses one.
    if (customer.GroupNum === undefined) return
    cart.dispatch({ type: 'method', method: ownTerm(customer) })
  }
}

/** The stored data of a customer: identity and prices, without debts. */
const billingOf = ({ ID, Cliente, Celular = null, Lista = null }: ChosenCustomer): Billing => ({
  ID,
  Cliente,
  Celular,
  Lista,
})

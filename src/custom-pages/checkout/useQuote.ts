import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isOverDiscounted } from '../../domain/checkout/overDiscounted'
import {
  type Asked,
  type Quote,
  stopsOrder,
  type Totals,
  type Wanted,
} from '../../domain/checkout/quote'
import { GIVEN_METHOD, givenWarehouses } from '../../domain/checkout/sellers'
import { type Checkout, newCheckout } from '../../domain/checkout/state'
import type { Me } from '../../model/access'
import { useBackend, useConnection, useMe } from '../../providers/backendContext'
import { httpErrorOf } from '../../providers/dataProvider/httpError'
import { askQuote } from '../../providers/sales/orders'
import { ownTotals, wantedOf } from '../../providers/sales/wantedOf'

/** What the order would come to, and whether it can be sent so. */
export interface Quoted {
  /** The server's word; undefined while it has not spoken about just this. */
  readonly quote: Quote | undefined
  /** What to show: the server's, else the cart's own arithmetic. */
  readonly totals: Totals
  readonly wanted: Wanted
  readonly isAsking: boolean
  readonly isOffline: boolean
  readonly error: unknown
  /** Words of what is still to be chosen. */
  readonly missing: readonly Missing[]
  readonly refetch: () => void
}
export type Missing = 'needCustomer' | 'needWarehouse' | 'needPayment' | 'discountTooHigh'

export function useQuote(checkout: Checkout): Quoted {
  const { http } = useBackend()
  const me = useMe()
  const isOffline = useConnection() === 'lost'
  const wanted = wantedBy(me, checkout)
  const missing = missingFrom(me, checkout)
  const asked = askedBy(wanted, checkout)
  const isWhole =
    checkout.billing !== null && !isOverDiscounted(checkout) && checkout.cart.length > 0
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery({
    queryKey: ['quote', asked],
    enabled: isWhole && !isOffline,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await askQuote(http, asked, signal)
      if (!answer.ok) throw httpErrorOf(answer)
      return answer.body as Quote
    },
  })
  const quote = isWhole && !isOffline && !isPlaceholderData ? data : undefined
  return {
    quote,
    totals: quote ?? ownTotals(checkout),
    wanted,
    isAsking: isFetching,
    isOffline,
    error: isOffline ? null : error,
    missing,
    refetch: () => void refetch(),
  }
}

/** Who buys for themself or sells for the partner is not asked from where, nor how it is paid. */
export const isGiven = ({ ROLE }: Me): boolean => givenWarehouses[ROLE] !== undefined

function wantedBy(me: Me, checkout: Checkout): Wanted {
  const wanted = wantedOf(checkout)
  return isGiven(me) ? { ...wanted, method: GIVEN_METHOD } : wanted
}

/** The sum depends on neither warehouse nor term: it is asked for as soon as there is a customer. */
const askedBy = (wanted: Wanted, { warehouse, method }: Checkout): Asked => ({
  ...wanted,
  warehouse: warehouse === 0 ? null : wanted.warehouse,
  method: method === 0 ? newCheckout.method : wanted.method,
})

function missingFrom(me: Me, checkout: Checkout): readonly Missing[] {
  const { billing, warehouse, method } = checkout
  const isAsked = !isGiven(me)
  return [
    ...(billing ? [] : (['needCustomer'] as const)),
    ...(isAsked && warehouse === 0 ? (['needWarehouse'] as const) : []),
    ...(isAsked && method === 0 ? (['needPayment'] as const) : []),
    ...(isOverDiscounted(checkout) ? (['discountTooHigh'] as const) : []),
  ]
}

/** Whether it is somebody's order: their message, the summary and the bar then say one sum. */
export const isOrdered = ({ activeStep, billing }: Checkout): boolean =>
  activeStep >= 2 || billing !== null

/** Whether it may be sent: everything chosen, and nothing the server says against it, or nobody to ask. */
export const maySend = ({ quote, missing, isOffline }: Quoted): boolean =>
  missing.length === 0 && (isOffline || (quote !== undefined && !stopsOrder(quote)))

/** Whether sending it accepts other prices than the cart's: they stand above, and the button says the sum. */
export const acceptsPrices = ({ quote }: Quoted): boolean =>
  quote !== undefined && !stopsOrder(quote) && quote.differences.length > 0

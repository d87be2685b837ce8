import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { quote as quoteRoute } from '../../../contracts/checkout'
import { isOverDiscounted } from '../../../domain/checkout/overDiscounted'
import {
  type Quote,
  type QuoteRequest,
  stopsOrder,
  type Totals,
  type WantedOrder,
} from '../../../domain/checkout/quote'
import { FIXED_METHOD, givenWarehouses } from '../../../domain/checkout/sellers'
import { type Checkout, newCheckout } from '../../../domain/checkout/state'
import { ownTotals, wantedOf } from '../../../features/checkout/state/wantedOf'
import type { Me } from '../../../model/access/access'
import { useBackend, useConnection, useMe } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'

/** Quote of the order, and whether it can be sent. */
export interface QuoteState {
  /** Quote of the server; undefined until it answers for the current cart. */
  readonly quote: Quote | undefined
  /** Totals of the server, otherwise calculated locally. */
  readonly totals: Totals
  readonly wanted: WantedOrder
  readonly isLoading: boolean
  readonly isOffline: boolean
  readonly error: unknown
  /** Missing choices. */
  readonly missing: readonly Missing[]
  readonly refetch: () => void
}
export type Missing = 'needCustomer' | 'needWarehouse' | 'needPayment' | 'discountTooHigh'

export function useQuote(checkout: Checkout): QuoteState {
  const { http } = useBackend()
  const me = useMe()
  const isOffline = useConnection() === 'lost'
  const wanted = wantedBy(me, checkout)
  const missing = missingFrom(me, checkout)
  const request = toQuoteRequest(wanted, checkout)
  const isWhole =
    checkout.billing !== null && !isOverDiscounted(checkout) && checkout.cart.length > 0
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery({
    queryKey: ['quote', request],
    enabled: isWhole && !isOffline,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(http, quoteRoute, { body: request, signal }),
  })
  const quote = isWhole && !isOffline && !isPlaceholderData ? data : undefined
  return {
    quote,
    totals: quote ?? ownTotals(checkout),
    wanted,
    isLoading: isFetching,
    isOffline,
    error: isOffline ? null : error,
    missing,
    refetch: () => void refetch(),
  }
}

/** Customers, and sales agents of the partner, cannot choose warehouse and payment. */
export const hasGivenWarehouse = ({ ROLE }: Me): boolean => givenWarehouses[ROLE] !== undefined

function wantedBy(me: Me, checkout: Checkout): WantedOrder {
  const wanted = wantedOf(checkout)
  return hasGivenWarehouse(me) ? { ...wanted, method: FIXED_METHOD } : wanted
}

/** The sum depends on neither warehouse nor term, so it is requested once a customer is chosen. */
const toQuoteRequest = (wanted: WantedOrder, { warehouse, method }: Checkout): QuoteRequest => ({
  ...wanted,
  warehouse: warehouse === 0 ? null : wanted.warehouse,
  method: method === 0 ? newCheckout.method : wanted.method,
})

function missingFrom(me: Me, checkout: Checkout): readonly Missing[] {
  const { billing, warehouse, method } = checkout
  const needsChoice = !hasGivenWarehouse(me)
  return [
    ...(billing ? [] : (['needCustomer'] as const)),
    ...(needsChoice && warehouse === 0 ? (['needWarehouse'] as const) : []),
    ...(needsChoice && method === 0 ? (['needPayment'] as const) : []),
    ...(isOverDiscounted(checkout) ? (['discountTooHigh'] as const) : []),
  ]
}

/** True once the order has a customer, so that message, summary and bar show the same sum. */
export const isOrdered = ({ activeStep, billing }: Checkout): boolean =>
  activeStep >= 2 || billing !== null

/** True when everything is chosen and the server has no objection or is offline. */
export const canSend = ({ quote, missing, isOffline }: QuoteState): boolean =>
  missing.length === 0 && (isOffline || (quote !== undefined && !stopsOrder(quote)))

/** True when sending accepts prices that differ from the cart; the button then shows the sum. */
export const acceptsPrices = ({ quote }: QuoteState): boolean =>
  quote !== undefined && !stopsOrder(quote) && quote.differences.length > 0

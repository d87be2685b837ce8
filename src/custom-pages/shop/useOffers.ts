import { useQueries } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { type Offer, shop } from '../../contracts/shop'
import { useSales } from '../../features/checkout/state/useSales'
import { useBackend } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'
import { type ShopSearch, toShopQuery } from './search'

export interface Offers {
  readonly total: number | undefined
  readonly at: (index: number) => Offer | undefined
  /** Reports the visible range, whose pages are then fetched. */
  readonly see: (first: number, last: number) => void
  readonly error: unknown
  readonly retry: () => void
}

const PAGE = 60

/** Any number of products, fetched by page as they become visible. */
export function useOffers(search: ShopSearch): Offers {
  const { http } = useBackend()
  const { cart } = useSales()
  const { sortBy } = useSyncExternalStore(cart.subscribe, cart.view)
  const [visibleRange, setVisibleRange] = useState<readonly [first: number, last: number]>([0, 0])
  const pages = Array.from(
    { length: visibleRange[1] - visibleRange[0] + 1 },
    (_, at) => visibleRange[0] + at,
  )
  const requestedPages = [...new Set([0, ...pages])]
  const results = useQueries({
    queries: requestedPages.map(page => ({
      queryKey: ['shop', search, sortBy, page],
      staleTime: 30_000,
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        call(http, shop, {
          query: toShopQuery(search, sortBy, { offset: page * PAGE, limit: PAGE }),
          signal,
        }),
    })),
  })
  const failed = results.find(({ error }) => error)
  const byPage = new Map(requestedPages.map((page, at) => [page, results[at]?.data?.offers]))
  const see = useMemo(
    () => (first: number, last: number) => {
      const next = [Math.floor(first / PAGE), Math.floor(last / PAGE)] as const
      setVisibleRange(before => (before[0] === next[0] && before[1] === next[1] ? before : next))
    },
    [],
  )
  return {
    total: results[0]?.data?.total,
    at: index => byPage.get(Math.floor(index / PAGE))?.[index % PAGE],
    see,
    error: failed?.error,
    retry: () => void failed?.refetch(),
  }
}

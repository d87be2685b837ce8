import { useQueries } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { StoredFile } from '../../model/kinds/structure'
import { useBackend } from '../../providers/backendContext'
import { httpErrorOf } from '../../providers/dataProvider/httpError'
import type { Http } from '../../providers/http'
import { useSales } from '../../providers/sales/useSales'
import { queryOf, type Wish } from './wish'

/** A product as the shop shows it. */
export interface Offer {
  readonly CODIGO: string
  readonly NOMBRE: string
  readonly MARCA?: string | null
  readonly IMAGES?: readonly { readonly URL?: StoredFile | null }[] | null
  /** Null: none on this list. */
  readonly price: number | null
  readonly PriceList: number
  /** Null: not theirs to know. */
  readonly units: number | null
  readonly isExact: boolean
}
interface Answer {
  readonly offers: readonly Offer[]
  readonly total: number
}
export interface Offers {
  readonly total: number | undefined
  readonly at: (index: number) => Offer | undefined
  /** Tells which are in sight: their pages are fetched. */
  readonly see: (first: number, last: number) => void
  readonly error: unknown
  readonly retry: () => void
}

const PAGE = 60

/** Any number of products, fetched by the page as they come into sight. */
export function useOffers(wish: Wish): Offers {
  const { http } = useBackend()
  const { cart } = useSales()
  const { sortBy } = useSyncExternalStore(cart.subscribe, cart.view)
  const [seen, setSeen] = useState<readonly [first: number, last: number]>([0, 0])
  const pages = Array.from({ length: seen[1] - seen[0] + 1 }, (_, at) => seen[0] + at)
  const wanted = [...new Set([0, ...pages])]
  const results = useQueries({
    queries: wanted.map(page => ({
      queryKey: ['shop', wish, sortBy, page],
      staleTime: 30_000,
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        fetchPage(http, queryOf(wish, sortBy, { offset: page * PAGE, limit: PAGE }), signal),
    })),
  })
  const failed = results.find(({ error }) => error)
  const byPage = new Map(wanted.map((page, at) => [page, results[at]?.data?.offers]))
  const see = useMemo(
    () => (first: number, last: number) => {
      const next = [Math.floor(first / PAGE), Math.floor(last / PAGE)] as const
      setSeen(before => (before[0] === next[0] && before[1] === next[1] ? before : next))
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

async function fetchPage(http: Http, query: string, signal: AbortSignal): Promise<Answer> {
  const answer = await http.exchange(`/hanadb/api/shop?${query}`, { signal })
  if (!answer.ok) throw httpErrorOf(answer)
  return answer.body as Answer
}

/** The product with just this code or SKU. */
export async function findByCode(http: Http, code: string, list: number) {
  const filter = JSON.stringify({ q: code })
  const query = new URLSearchParams({ filter, list: String(list), limit: '20' })
  const { offers } = await fetchPage(http, String(query), new AbortController().signal)
  const folded = code.toLowerCase()
  return offers.find(
    offer =>
      offer.CODIGO.toLowerCase() === folded ||
      String((offer as { SKU?: string }).SKU ?? '').toLowerCase() === folded,
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../fields/inputs/useDebounced'
import { useBackend } from '../../providers/backendContext'
import { httpErrorOf } from '../../providers/dataProvider/httpError'

/** What a catalogue shows; what is not narrowed down is left out. */
export interface Terms {
  readonly channel: 'list' | 'partner'
  readonly list?: number
  readonly warehouses?: readonly string[]
  readonly categories?: readonly string[]
  readonly brands?: readonly string[]
  readonly stocked: boolean
}
export interface CatalogueRow {
  readonly CODIGO: string
  readonly COD_ITSA: string | null
  readonly NOMBRE: string
  readonly brand: string
  readonly STOCK: string
  readonly PriceList: number
  readonly SUBTOTAL: number
  readonly IVA: number
  readonly TOTAL: number
}
interface Answer {
  readonly rows: readonly CatalogueRow[]
  readonly isMore: boolean
}

const PATH = '/hanadb/api/shop/catalogue'

/** Its first products, asked for again once the terms stand still. */
export function useCatalogue(terms: Terms) {
  const { http } = useBackend()
  const asked = useDebounced(terms, 250)
  return useQuery({
    queryKey: ['catalogue', asked],
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Answer> => {
      const answer = await http.exchange(PATH, { method: 'POST', body: asked, signal })
      if (!answer.ok) throw httpErrorOf(answer)
      return answer.body as Answer
    },
  })
}

export type Format = 'xlsx' | 'pdf'

/** The signed address of its file. */
export function useCatalogueFile(terms: Terms, client: string | null) {
  const { http } = useBackend()
  return async (format: Format): Promise<string> => {
    const body = { ...terms, client, format }
    const answer = await http.exchange(`${PATH}/export`, { method: 'POST', body })
    const { url } = (answer.body ?? {}) as { url?: string }
    if (!answer.ok || url === undefined) throw httpErrorOf(answer)
    return url
  }
}

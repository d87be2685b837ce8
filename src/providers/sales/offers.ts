import type { StoredFile } from '../../model/kinds/structure'
import { httpErrorOf } from '../dataProvider/httpError'
import type { Http } from '../http'

/** A product as the shop shows it. */
export interface Offer {
  readonly CODIGO: string
  readonly NOMBRE: string
  readonly SKU?: string | null
  readonly MARCA?: string | null
  readonly IMAGES?: readonly { readonly URL?: StoredFile | null }[] | null
  /** Null: none on this list. */
  readonly price: number | null
  readonly PriceList: number
  /** By list; absent for who has one list only. */
  readonly prices?: Readonly<Record<string, number>>
  /** Null: not theirs to know. */
  readonly units: number | null
  readonly isExact: boolean
}
interface Answer {
  readonly offers: readonly Offer[]
  readonly total: number
}
/** A page of what is sold. */
export async function fetchPage(http: Http, query: string, signal: AbortSignal): Promise<Answer> {
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
    offer => offer.CODIGO.toLowerCase() === folded || (offer.SKU ?? '').toLowerCase() === folded,
  )
}

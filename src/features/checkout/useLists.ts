import { type RaRecord, useGetList } from 'ra-core'
import { cents, dollars } from '../../base/money'
import { calculateIva } from '../../domain/orders/tax'
import { useMe } from '../../providers/backend/backendContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'

export interface ListPrice {
  readonly list: number
  readonly name: string
  readonly net: number
  readonly gross: number
}
const many = { page: 1, perPage: 20 }

/** Prices of a product on each list this person may see; sellers of the partner see the partner's prices. */
export function useListPrices(code: string): readonly ListPrice[] | undefined {
  const isPartner = useMe().ROLE === '0'
  const [list, price] = isPartner
    ? (['PRICE_LIST', 'PRICE'] as const)
    : (['PriceList', 'Price'] as const)
  const { data } = useGetList<RaRecord>(
    isPartner ? 'partner-prices' : 'prices',
    firstOfList('ID', 20, { CODIGO: code }),
  )
  const names = useGetList<RaRecord>('price-lists', {
    pagination: many,
    sort: { field: 'PriceList', order: 'ASC' },
  })
  if (!data) return undefined
  const nameOf = (id: number) =>
    names.data?.find(({ PriceList }) => PriceList === id)?.ListName ?? String(id)
  return data.map(row => {
    const net = cents(row[price]) ?? 0
    const id = Number(row[list])
    return {
      list: id,
      name: nameOf(id),
      net: dollars(net),
      gross: dollars(net + calculateIva(net)),
    }
  })
}

const wholesale = ['019', '002', '024', '030']

/** Total stock of the four wholesale warehouses, for people who may see it (business.md#shop). */
export function useWholesale(code: string): number | undefined {
  const { COMPANY, ROLE } = useMe()
  const mayRead = COMPANY === 'HT' && ROLE !== '31' && ROLE !== '6'
  const { data } = useGetList<RaRecord>('stock', firstOfList('ID', 50, { CODIGO: code }), {
    enabled: mayRead,
  })
  if (!mayRead || !data) return undefined
  return data
    .filter(({ WhsCode }) => wholesale.includes(WhsCode))
    .reduce((sum, { DISPONIBLE }) => sum + Math.max(0, Number(DISPONIBLE ?? 0)), 0)
}

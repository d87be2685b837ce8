import { dollars } from '../../../src/base/money'
import type { Offer, ShopPageView } from '../../../src/contracts/shop'
import { USUAL_LIST } from '../../../src/domain/checkout/priceList'
import { givenWarehouses } from '../../../src/domain/checkout/sellers'
import { policyOf } from '../../../src/model/access/access'
import { readChildrenOf } from '../../query/children'
import { allConditions } from '../../query/condition'
import { readFilter } from '../../query/list/listQuery'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { rowsAmong } from '../../query/rowsAmong'
import { livingOf } from '../../query/scope'
import { whereOf } from '../../query/where'
import { lookupsBesideOf, type Offered, type OfferQuery, readOffers } from './offers'
import { soldCondition } from './soldCondition'
import { unitsBeside, unitsOf } from './units'

/** Shop query; the filter is that of the product list. */
export interface ShopQuery extends Omit<OfferQuery, 'where' | 'words'> {
  readonly filter: unknown
  readonly list: number
}

/** A page of products offered to the user, with prices of a list and visible stock. */
export async function readShop(request: RequestContext, query: ShopQuery): Promise<ShopPageView> {
  const { records, resource, me } = request
  const { where, words } = readFilter(query.filter, resource, me)
  const sold = [where, soldCondition]
  const list = me.PRICE_LIST ?? query.list
  const { offers, total } = await readOffers(
    { db: records.db, resource, me, price: priceOn(request, list), units: unitsBeside(request) },
    { ...query, words, where: allConditions(sold.map(node => whereOf(node, resource))) },
  )
  const pictures = resource.fields.get('IMAGES')
  const rows = offers.map(({ record }) => record)
  await readChildrenOf(records.db, resource, {
    records: rows,
    fields: pictures ? [pictures] : [],
  })
  const [units, prices] = [await unitsOf(request, rows), await pricesOf(request, rows)]
  return {
    offers: offers.map(offer => shown(request, { offer, list, units, prices })),
    total,
    list,
  }
}

/** The partner's sales agents see only its prices. */
const priceOn = ({ records: { catalogue }, me }: RequestContext, list: number) =>
  me.ROLE === '0'
    ? lookupsBesideOf(catalogue, 'partner-prices', {
        ...{ reference: 'CODIGO', value: 'PRICE', where: { PRICE_LIST: USUAL_LIST } },
      })
    : lookupsBesideOf(catalogue, 'prices', {
        ...{ reference: 'CODIGO', value: 'Price', where: { PriceList: list } },
      })

/** Prices on every list for sales agents, because the customer may be chosen later. */
async function pricesOf({ records, me }: RequestContext, rows: readonly RecordValues[]) {
  const found = new Map<string, Record<string, number>>()
  if (givenWarehouses[me.ROLE]) return found
  const resource = records.catalogue.get('prices')
  const where = { CODIGO: rows.map(({ CODIGO }) => CODIGO) }
  for (const { CODIGO, PriceList, Price } of await rowsAmong(records.db.read, resource, {
    ...{ among: livingOf(resource, me), where },
  }))
    found.set(String(CODIGO), { ...found.get(String(CODIGO)), [String(PriceList)]: Number(Price) })
  return found
}

interface Showing {
  readonly prices: ReadonlyMap<string, Readonly<Record<string, number>>>
  readonly offer: Offered
  readonly list: number
  readonly units: Awaited<ReturnType<typeof unitsOf>>
}
function shown({ resource, me }: RequestContext, { offer, list, units, prices }: Showing) {
  const { readable } = policyOf(resource, me)
  const { record, price } = offer
  const told = ['CODIGO', 'NOMBRE', 'SKU', 'MARCA', 'CATEGORIA', 'IMAGES']
  return {
    ...Object.fromEntries(
      told.filter(name => readable.has(name)).map(name => [name, record[name] ?? null]),
    ),
    price: price === null ? null : dollars(price),
    PriceList: list,
    ...(prices.has(String(record.CODIGO)) && { prices: prices.get(String(record.CODIGO)) }),
    units: units.isKnown ? (units.sums.get(record.CODIGO) ?? 0) : null,
    isExact: units.isExact,
  } as Offer
}

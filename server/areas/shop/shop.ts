import { dollars } from '../../../src/base/money'
import type { Offer, ShopPageView } from '../../../src/contracts/shop'
import { attributesOf } from '../../../src/domain/accounts/attributes'
import { USUAL_LIST } from '../../../src/domain/checkout/priceList'
import { givenWarehouses } from '../../../src/domain/checkout/sellers'
import { policyOf } from '../../../src/model/access/access'
import { allConditions } from '../../db/db'
import { readChildrenOf } from '../../query/children'
import { findRows } from '../../query/findRows'
import { conditionListOf, readFilter } from '../../query/list/listQuery'
import { withNextValue } from '../../query/nextValue'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { whereOf } from '../../query/where'
import { type Offered, type OfferQuery, pricesOn, readOffers } from './offers'
import { soldCondition } from './soldCondition'
import { joinUnits, readUnits } from './units'

/** Shop query; the filter is that of the product list. */
export interface ShopQuery extends Omit<OfferQuery, 'where' | 'words'> {
  readonly filter: unknown
  readonly list: number
}

/** A page of products offered to the user, with prices of a list and visible stock. */
export async function readShop(request: RequestContext, query: ShopQuery): Promise<ShopPageView> {
  const { records, resource, me } = request
  const { where, words } = readFilter(query.filter, conditionListOf(request))
  const sold = [where, soldCondition]
  const list = attributesOf(me).PRICE_LIST ?? query.list
  const { offers, total } = await readOffers(
    { records, resource, me, price: priceOn(request, list), units: joinUnits(request) },
    { ...query, words, where: allConditions(sold.map(node => whereOf(node, resource, request))) },
  )
  const pictures = resource.fields.get('IMAGES')
  const rows = offers.map(({ record }) => record)
  await readChildrenOf(records.db, resource, {
    records: rows,
    fields: pictures ? [pictures] : [],
  })
  const [units, prices] = [await readUnits(request, rows), await readPrices(request, rows)]
  return {
    offers: offers.map(offer => toOffer(request, { offer, list, units, prices })),
    total,
    list,
  }
}

/** The partner's sales agents see only its prices. */
const priceOn = ({ records: { catalogue }, me }: RequestContext, list: number) =>
  me.ROLE === '0'
    ? {
        ...{ resource: catalogue.get('partner-prices'), reference: 'CODIGO' },
        where: { PRICE_LIST: USUAL_LIST },
      }
    : pricesOn(catalogue, list)

/** Prices on every list for sales agents, because the customer may be chosen later. */
async function readPrices({ records, me }: RequestContext, rows: readonly RecordValues[]) {
  const pricesByCode = new Map<string, Record<string, number>>()
  if (givenWarehouses[me.ROLE]) return pricesByCode
  const resource = records.catalogue.get('prices')
  const where = { CODIGO: rows.map(({ CODIGO }) => CODIGO) }
  const scope = activeRows(resource, me)
  for (const row of await findRows(records.db.read, resource, { scope, where })) {
    const { CODIGO, PriceList, Price } = withNextValue(resource, row, records)
    pricesByCode.set(String(CODIGO), {
      ...pricesByCode.get(String(CODIGO)),
      [String(PriceList)]: Number(Price),
    })
  }
  return pricesByCode
}

interface Showing {
  readonly prices: ReadonlyMap<string, Readonly<Record<string, number>>>
  readonly offer: Offered
  readonly list: number
  readonly units: Awaited<ReturnType<typeof readUnits>>
}
function toOffer({ resource, me }: RequestContext, { offer, list, units, prices }: Showing) {
  const { readable } = policyOf(resource, me)
  const { record, price } = offer
  const fields = ['CODIGO', 'NOMBRE', 'SKU', 'MARCA', 'CATEGORIA', 'IMAGES']
  return {
    ...Object.fromEntries(
      fields.filter(name => readable.has(name)).map(name => [name, record[name] ?? null]),
    ),
    price: price === null ? null : dollars(price),
    PriceList: list,
    ...(prices.has(String(record.CODIGO)) && { prices: prices.get(String(record.CODIGO)) }),
    units: units.isKnown ? (units.sums.get(record.CODIGO) ?? 0) : null,
    isExact: units.isExact,
  } as Offer
}

import { USUAL_LIST } from '../../../src/domain/checkout/priceList'
import { givenWarehouses, sellingRoles } from '../../../src/domain/checkout/sellers'
import { dollars } from '../../../src/domain/money'
import { policyOf } from '../../../src/model/access'
import { readChildrenOf } from '../../records/children'
import { both } from '../../records/condition'
import type { Asking, Values } from '../../records/context'
import { requires } from '../../records/forbid'
import { readFilter } from '../../records/listQuery'
import { besideOf, type Offered, type OfferQuery, readOffers } from '../../records/offers'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'
import { whereOf } from '../../records/where'
import { Refusal } from '../../refusal'
import { isSold } from './isSold'
import { unitsBeside, unitsOf } from './units'

/** What the shop asks for; the filter is that of the list of products. */
export interface ShopQuery extends Omit<OfferQuery, 'where' | 'words'> {
  readonly filter: unknown
  readonly list: number
}

/** A page of what this person may sell or buy, each with its price on a list and the units they may know of. */
export async function readShop(asking: Asking, query: ShopQuery) {
  const { records, resource, me, language } = asking
  if (!sellingRoles.includes(me.ROLE)) throw requires(sellingRoles, language)
  if (me.EMPRESA === null) throw new Refusal(403, 'companyRequired')
  const { where, words } = readFilter(query.filter, resource, me)
  const sold = [where, isSold]
  const list = me.PRICE_LIST ?? query.list
  const { offers, total } = await readOffers(
    { db: records.db, resource, me, price: priceOn(asking, list), units: unitsBeside(asking) },
    { ...query, words, where: both(sold.map(node => whereOf(node, resource))) },
  )
  const pictures = resource.fields.get('IMAGES')
  const rows = offers.map(({ record }) => record)
  await readChildrenOf(records.db, resource, {
    records: rows,
    fields: pictures ? [pictures] : [],
  })
  const [units, prices] = [await unitsOf(asking, rows), await pricesOf(asking, rows)]
  return { offers: offers.map(offer => shown(asking, { offer, list, units, prices })), total, list }
}

/** The partner's sellers know no price but its own. */
const priceOn = ({ records: { catalogue }, me }: Asking, list: number) =>
  me.ROLE === '0'
    ? besideOf(catalogue, 'partner-prices', {
        ...{ reference: 'CODIGO', value: 'PRICE', where: { PRICE_LIST: USUAL_LIST } },
      })
    : besideOf(catalogue, 'prices', {
        ...{ reference: 'CODIGO', value: 'Price', where: { PriceList: list } },
      })

/** Each product's price on every list, for whoever sells at them: a customer who is chosen later may have another. */
async function pricesOf({ records, me }: Asking, rows: readonly Values[]) {
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
function shown({ resource, me }: Asking, { offer, list, units, prices }: Showing) {
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
    /** False: at least so many. */
    isExact: units.isExact,
  }
}

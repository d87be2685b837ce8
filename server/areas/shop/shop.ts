import { sellingRoles } from '../../../src/domain/checkout/sellers'
import { deliveryProducts } from '../../../src/domain/deliveryOptions'
import { dollars } from '../../../src/domain/money'
import { policyOf } from '../../../src/model/access'
import { isNever, parseRule } from '../../../src/model/rule'
import { readChildrenOf } from '../../records/children'
import { both } from '../../records/condition'
import type { Asking, Values } from '../../records/context'
import { requires } from '../../records/forbid'
import { readFilter } from '../../records/listQuery'
import { besideOf, type Offered, type OfferQuery, readOffers } from '../../records/offers'
import { rowsAmong } from '../../records/rowsAmong'
import { readScope } from '../../records/scope'
import { whereOf } from '../../records/where'
import { Refusal } from '../../refusal'

/** What the shop asks for; the filter is that of the list of products. */
export interface ShopQuery extends Omit<OfferQuery, 'where' | 'words'> {
  readonly filter: unknown
  readonly stocked: boolean
  readonly list: number
}

/** A page of what this person may sell or buy, each with its price on a list and the units they may know of. */
export async function readShop(asking: Asking, query: ShopQuery) {
  const { records, resource, me, language } = asking
  if (!sellingRoles.includes(me.ROLE)) throw requires(sellingRoles, language)
  if (me.EMPRESA === null) throw new Refusal(403, 'companyRequired')
  const { where, words } = readFilter(query.filter, resource, me)
  const sold = [where, parseRule({ STATUS: 'ACTIVO', CODIGO: { nin: deliveries } })]
  if (query.stocked) sold.push(parseRule({ TOTAL: { gt: 0 } }))
  const list = me.ROLE === '31' ? WHOLESALE : query.list
  const { offers, total } = await readOffers(
    { db: records.db, resource, me, price: priceOn(asking, list) },
    { ...query, words, where: both(sold.map(node => whereOf(node, resource))) },
  )
  const pictures = resource.fields.get('IMAGES')
  const rows = offers.map(({ record }) => record)
  await readChildrenOf(records.db, resource, {
    records: rows,
    fields: pictures ? [pictures] : [],
  })
  const units = await unitsOf(asking, rows)
  return { offers: offers.map(offer => shown(asking, { offer, list, units })), total, list }
}

const WHOLESALE = 5
/** A delivery is chosen with the address, never put in the cart. */
const deliveries = Object.values(deliveryProducts)

/** The partner's sellers know no price but its own. */
const priceOn = ({ records: { catalogue }, me }: Asking, list: number) =>
  me.ROLE === '0'
    ? besideOf(catalogue, 'partner-prices', {
        ...{ reference: 'CODIGO', value: 'PRICE', where: { PRICE_LIST: WHOLESALE } },
      })
    : besideOf(catalogue, 'prices', {
        ...{ reference: 'CODIGO', value: 'Price', where: { PriceList: list } },
      })

/** Free units in the warehouses this person may look into: exactly, or as the level a store sees. */
async function unitsOf({ records, me }: Asking, rows: readonly Values[]) {
  const stock = records.catalogue.get('stock')
  const { read, readable } = policyOf(stock, me)
  const sums = new Map<unknown, number>()
  if (isNever(read) || rows.length === 0) return { sums, isKnown: false, isExact: false }
  const isExact = readable.has('DISPONIBLE')
  const where = { CODIGO: rows.map(({ CODIGO }) => CODIGO) }
  const found = await rowsAmong(records.db.read, stock, { among: readScope(stock, me), where })
  for (const row of found) {
    const before = sums.get(row.CODIGO) ?? 0
    const units = Number((isExact ? row.DISPONIBLE : row.NIVEL) ?? 0)
    sums.set(row.CODIGO, isExact ? before + Math.max(0, units) : Math.max(before, units))
  }
  return { sums, isKnown: true, isExact }
}

interface Showing {
  readonly offer: Offered
  readonly list: number
  readonly units: Awaited<ReturnType<typeof unitsOf>>
}
function shown({ resource, me }: Asking, { offer, list, units }: Showing) {
  const { readable } = policyOf(resource, me)
  const { record, price } = offer
  const told = ['CODIGO', 'NOMBRE', 'SKU', 'MARCA', 'CATEGORIA', 'IMAGES']
  return {
    ...Object.fromEntries(
      told.filter(name => readable.has(name)).map(name => [name, record[name] ?? null]),
    ),
    price: price === null ? null : dollars(price),
    PriceList: list,
    units: units.isKnown ? (units.sums.get(record.CODIGO) ?? 0) : null,
    /** False: at least so many. */
    isExact: units.isExact,
  }
}

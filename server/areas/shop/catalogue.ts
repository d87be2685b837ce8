import { cents } from '../../../src/domain/money'
import { levelText, stockLevel } from '../../../src/domain/stockLevel'
import { ivaOf } from '../../../src/domain/tax'
import { policyOf } from '../../../src/model/access'
import { type Node, parseRule } from '../../../src/model/rule'
import { both } from '../../records/condition'
import type { Asking, Values } from '../../records/context'
import { besideOf, type Offered, readOfferRows } from '../../records/offers'
import { rowsAmong } from '../../records/rowsAmong'
import { readScope } from '../../records/scope'
import { whereOf } from '../../records/where'
import { isSold } from './isSold'
import type { CatalogueWish } from './readWish'
import { type Units, unitsOf } from './units'

/** A line of a catalogue: what it costs with and without IVA, and about how many there are. */
export interface CatalogueRow {
  readonly CODIGO: string
  /** The partner's own code. */
  readonly COD_ITSA: string | null
  readonly NOMBRE: string
  readonly brand: string
  /** A level, as a customer may know it: `+20`. */
  readonly STOCK: string
  readonly PriceList: number
  /** In cents. */
  readonly SUBTOTAL: number
  readonly IVA: number
  readonly TOTAL: number
}

const BATCH = 500

/** What is sold, brand by brand, a batch at a time; without costs, and without exact stock. */
export async function* catalogueRows(
  asking: Asking,
  wish: CatalogueWish,
): AsyncGenerator<readonly CatalogueRow[]> {
  for (const brand of await brandsOf(asking, wish)) {
    for (let offset = 0; ; offset += BATCH) {
      const offers = await offersOf(asking, wish, { brand: brand.code, offset })
      const rows = await linesOf(asking, wish, offers)
      if (rows.length > 0) yield rows.map(row => ({ ...row, brand: brand.name }))
      if (offers.length < BATCH) break
    }
  }
}

/** Brands by their name, as a catalogue is leafed through. */
async function brandsOf({ records, me }: Asking, { brands }: CatalogueWish) {
  const resource = records.catalogue.get('brands')
  const found = await rowsAmong(records.db.read, resource, {
    among: readScope(resource, me),
    where: brands ? { CODIGO: brands } : {},
  })
  return found
    .map(({ CODIGO, NOMBRE }) => ({ code: String(CODIGO), name: String(NOMBRE) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'))
}

interface Place {
  readonly brand: string
  readonly offset: number
}

function offersOf(
  { records, resource, me }: Asking,
  { channel, list, categories }: CatalogueWish,
  { brand, offset }: Place,
): Promise<readonly Offered[]> {
  const sold: Node[] = [isSold, parseRule({ MARCA: brand })]
  if (categories) sold.push(parseRule({ CATEGORIA: { in: [...categories] } }))
  const isPartner = channel === 'partner'
  const price = besideOf(records.catalogue, 'prices', {
    ...{ reference: 'CODIGO', value: 'Price', where: { PriceList: list } },
  })
  return readOfferRows(
    { db: records.db, resource, me, price },
    {
      where: both(sold.map(node => whereOf(node, resource))),
      words: [],
      // Only what has a price on the list; the partner's prices are read beside.
      ...{ from: isPartner ? undefined : 0, to: undefined },
      ...{ sort: 'name', offset, limit: BATCH },
    },
  )
}

type Line = Omit<CatalogueRow, 'brand'>

async function linesOf(
  asking: Asking,
  wish: CatalogueWish,
  offers: readonly Offered[],
): Promise<readonly Line[]> {
  const records = offers.map(({ record }) => record)
  const units = await unitsOf(asking, records, wish.warehouses)
  const level = levelOf(units)
  const priced =
    wish.channel === 'partner'
      ? await partnerPrices(asking, records)
      : offers.map(({ record, price }) => ({ record, list: wish.list, net: price ?? 0 }))
  return priced
    .filter(({ record }) => !wish.stocked || level(record) > 0)
    .map(({ record, list, net }) => lineOf(asking, record, { list, net, level: level(record) }))
}

/** A store's own level stays what it is; a sum is told as a level too. */
const levelOf =
  ({ sums, isExact }: Units) =>
  ({ CODIGO }: Values) =>
    isExact ? stockLevel(sums.get(CODIGO) ?? 0) : (sums.get(CODIGO) ?? 0)

/** What was agreed with the partner: a product may stand on several of its lists. */
async function partnerPrices({ records, me }: Asking, products: readonly Values[]) {
  if (products.length === 0) return []
  const resource = records.catalogue.get('partner-prices')
  const found = await rowsAmong(records.db.read, resource, {
    among: readScope(resource, me),
    where: { CODIGO: products.map(({ CODIGO }) => CODIGO) },
  })
  return products.flatMap(record =>
    found
      .filter(({ CODIGO }) => CODIGO === record.CODIGO)
      .map(row => ({ record, list: Number(row.PRICE_LIST), net: cents(row.PRICE) ?? 0 })),
  )
}

interface Terms {
  readonly list: number
  readonly net: number
  readonly level: number
}
function lineOf({ resource, me }: Asking, record: Values, { list, net, level }: Terms): Line {
  const { readable } = policyOf(resource, me)
  const iva = ivaOf(net)
  return {
    CODIGO: String(record.CODIGO),
    COD_ITSA: readable.has('COD_ITSA') ? ((record.COD_ITSA as string | null) ?? null) : null,
    NOMBRE: String(record.NOMBRE),
    STOCK: levelText(level),
    PriceList: list,
    ...{ SUBTOTAL: net, IVA: iva, TOTAL: net + iva },
  }
}

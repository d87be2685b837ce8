import { cents } from '../../../src/base/money'
import { levelText, stockLevel } from '../../../src/domain/orders/stockLevel'
import { calculateIva } from '../../../src/domain/orders/tax'
import { policyOf } from '../../../src/model/access/access'
import { type Node, parseRule } from '../../../src/model/rules/rule'
import { allConditions } from '../../db/db'
import { findRows } from '../../query/findRows'
import { withNextValue } from '../../query/nextValue'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { whereOf } from '../../query/where'
import { type Offered, pricesOn, readOfferRows } from './offers'
import type { CatalogueQuery } from './readCatalogueQuery'
import { soldCondition } from './soldCondition'
import { readUnits, type Units } from './units'

/** Catalogue line: prices with and without IVA, and stock level. */
export interface CatalogueRow {
  readonly CODIGO: string
  /** Partner's product code. */
  readonly COD_ITSA: string | null
  readonly NOMBRE: string
  readonly brand: string
  /** Stock level as shown to customers: `+20`. */
  readonly STOCK: string
  readonly PriceList: number
  /** In cents. */
  readonly SUBTOTAL: number
  readonly IVA: number
  readonly TOTAL: number
}

const BATCH = 500

/** Products for sale by brand, in batches, without costs and exact stock. */
export async function* catalogueRows(
  request: RequestContext,
  query: CatalogueQuery,
): AsyncGenerator<readonly CatalogueRow[]> {
  for (const brand of await readBrands(request, query)) {
    for (let offset = 0; ; offset += BATCH) {
      const offers = await readBrandOffers(request, query, { brand: brand.code, offset })
      const rows = await readLines(request, query, offers)
      if (rows.length > 0) yield rows.map(row => ({ ...row, brand: brand.name }))
      if (offers.length < BATCH) break
    }
  }
}

async function readBrands({ records, me }: RequestContext, { brands }: CatalogueQuery) {
  const resource = records.catalogue.get('brands')
  const rows = await findRows(records.db.read, resource, {
    scope: readScope(resource, me),
    where: brands ? { CODIGO: brands } : {},
  })
  return rows
    .map(({ CODIGO, NOMBRE }) => ({ code: String(CODIGO), name: String(NOMBRE) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'))
}

function readBrandOffers(
  { records, resource, me }: RequestContext,
  { channel, list, categories }: CatalogueQuery,
  { brand, offset }: { brand: string; offset: number },
): Promise<readonly Offered[]> {
  const sold: Node[] = [soldCondition, parseRule({ MARCA: brand })]
  if (categories) sold.push(parseRule({ CATEGORIA: { in: [...categories] } }))
  const isPartner = channel === 'partner'
  const price = pricesOn(records.catalogue, list)
  return readOfferRows(
    { records, resource, me, price },
    {
      where: allConditions(sold.map(node => whereOf(node, resource))),
      words: [],
      // Only products with a price on the list; partner prices are read separately.
      ...{ from: isPartner ? undefined : 0, to: undefined },
      ...{ sort: 'name', offset, limit: BATCH },
    },
  )
}

type Line = Omit<CatalogueRow, 'brand'>

async function readLines(
  request: RequestContext,
  query: CatalogueQuery,
  offers: readonly Offered[],
): Promise<readonly Line[]> {
  const records = offers.map(({ record }) => record)
  const units = await readUnits(request, records, query.warehouses)
  const level = getStockLevel(units)
  const priced =
    query.channel === 'partner'
      ? await partnerPrices(request, records)
      : offers.map(({ record, price }) => ({ record, list: query.list, net: price ?? 0 }))
  return priced
    .filter(({ record }) => !query.stocked || level(record) > 0)
    .map(({ record, list, net }) => toLine(request, record, { list, net, level: level(record) }))
}

/** Keeps levels of stores, and converts sums to levels. */
const getStockLevel =
  ({ sums, isExact }: Units) =>
  ({ CODIGO }: RecordValues) =>
    isExact ? stockLevel(sums.get(CODIGO) ?? 0) : (sums.get(CODIGO) ?? 0)

/** Prices agreed with the partner; a product may be on several of its lists. */
async function partnerPrices({ records, me }: RequestContext, products: readonly RecordValues[]) {
  if (products.length === 0) return []
  const resource = records.catalogue.get('partner-prices')
  const rows = await findRows(records.db.read, resource, {
    scope: readScope(resource, me),
    where: { CODIGO: products.map(({ CODIGO }) => CODIGO) },
  })
  return products.flatMap(record =>
    rows
      .filter(({ CODIGO }) => CODIGO === record.CODIGO)
      .map(row => withNextValue(resource, row, records))
      .map(row => ({ record, list: Number(row.PRICE_LIST), net: cents(row.PRICE) ?? 0 })),
  )
}
function toLine(
  { resource, me }: RequestContext,
  record: RecordValues,
  { list, net, level }: { readonly list: number; readonly net: number; readonly level: number },
): Line {
  const { readable } = policyOf(resource, me)
  const iva = calculateIva(net)
  return {
    CODIGO: String(record.CODIGO),
    COD_ITSA: readable.has('COD_ITSA') ? ((record.COD_ITSA as string | null) ?? null) : null,
    NOMBRE: String(record.NOMBRE),
    STOCK: levelText(level),
    PriceList: list,
    ...{ SUBTOTAL: net, IVA: iva, TOTAL: net + iva },
  }
}

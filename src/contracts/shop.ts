import { catalogueRoles, partnerCatalogueRoles, sellingRoles } from '../domain/checkout/sellers'
import { shopSorts } from '../domain/checkout/sorts'
import type { StoredFile } from '../kinds/file/data'
import { type BodyOf, defineRoute, type InputOf, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

type Picture = { readonly URL?: StoredFile | null }
const amount: s.RouteShape<number> = { ...s.number, minimum: 0 }
const truth = s.choice(['true', 'false'])
const upTo = (maximum: number): s.RouteShape<number> => ({ ...s.integer, minimum: 0, maximum })

/** A product in the shop: readable fields and price. */
const offer = s.atLeast({
  CODIGO: s.text,
  NOMBRE: s.text,
  'SKU?': s.orNull(s.text),
  'MARCA?': s.orNull(s.text),
  'IMAGES?': { type: ['array', 'null'] } as s.RouteShape<readonly Picture[] | null>,
  /** Null: not on this list. */
  price: s.orNull(s.number),
  PriceList: s.integer,
  /** By list; absent for users with one list. */
  'prices?': s.byName(s.number),
  /** Null: not visible to the user. */
  units: s.orNull(s.number),
  /** False: a lower bound. */
  isExact: s.flag,
})

/** A page of products with prices; `filter` is that of the product list. */
export const shop = defineRoute('GET /hanadb/api/shop', {
  name: 'orders.shop',
  tag: 'invoices',
  policy: 'schema',
  allow: sellingRoles,
  query: {
    'filter?': s.text,
    'list?': upTo(99),
    'from?': amount,
    'to?': amount,
    'stocked?': truth,
    'pictured?': truth,
    'sort?': s.choice(shopSorts),
    'offset?': upTo(1_000_000),
    'limit?': upTo(200),
  },
  response: s.object({ offers: s.list(offer), total: s.integer, list: s.integer }),
})

/** Sales of a product in twelve months and its last orders, limited to readable ones. */
export const sales = defineRoute('GET /hanadb/api/products/:id/sales', {
  name: 'products.sales',
  policy: 'schema',
  right: ['products', 'read'],
  response: s.object({
    months: s.list(s.object({ month: s.text, units: s.number })),
    last: s.list(
      s.atLeast({
        ID: s.integer,
        /** Invoice date. */
        FECHA: s.text,
        CLIENTE: s.orNull(s.text),
        CANTIDAD: s.number,
        'PRECIOUNITARIOVENTA?': s.number,
      }),
    ),
  }),
  refusals: [404],
})

/** Last sale of each brand to a customer, limited to readable ones. */
export const lastSales = defineRoute('GET /hanadb/api/clients/:id/last-sales', {
  name: 'clients.lastSales',
  policy: 'schema',
  right: ['clients', 'read'],
  response: s.object({
    brands: s.list(
      s.object({
        MARCA: s.text,
        NOMBRE: s.text,
        FECHA: s.day,
        /** Days since. */
        DIAS: s.integer,
        PEDIDO: s.integer,
        CODIGO: s.text,
        PRODUCTO: s.orNull(s.text),
      }),
    ),
  }),
  refusals: [404],
})

const CATALOGUE = '/hanadb/api/shop/catalogue'
const codes = s.orNull({ ...s.list(s.text, 100), minItems: 1 })
const asSeller = {
  tag: 'products',
  policy: 'schema',
  allow: [...new Set([...catalogueRoles, ...partnerCatalogueRoles])],
  inCompany: true,
  reads: true,
} as const

/** Options of a catalogue; unset ones are omitted. */
const terms = {
  channel: s.choice(['list', 'partner']),
  /** Price lists offered in the catalogue: 2 to 8 (business.md#code-lists). */
  'list?': { ...s.integer, minimum: 2, maximum: 8 },
  'warehouses?': codes,
  'categories?': codes,
  'brands?': codes,
  'stocked?': s.flag,
  /** Customer the catalogue is made for. */
  'client?': s.orNull(s.text),
} as const

/** Preview of a catalogue: first rows, prices in dollars. */
export const previewCatalogue = defineRoute(`POST ${CATALOGUE}`, {
  ...asSeller,
  name: 'products.catalogue',
  body: s.object(terms),
  response: s.object({
    rows: s.list(
      s.object({
        CODIGO: s.text,
        /** Partner's product code. */
        COD_ITSA: s.orNull(s.text),
        NOMBRE: s.text,
        brand: s.text,
        /** Stock level as shown to customers: `+20`. */
        STOCK: s.text,
        PriceList: s.integer,
        SUBTOTAL: s.number,
        IVA: s.number,
        TOTAL: s.number,
      }),
    ),
    isMore: s.flag,
  }),
})

export const catalogueFile = defineRoute(`POST ${CATALOGUE}/export`, {
  ...asSeller,
  name: 'products.catalogueFile',
  body: s.object({ ...terms, format: s.choice(['xlsx', 'pdf']) }),
  response: s.object({ url: s.text }),
  refusals: [429],
})

export type ShopQueryInput = InputOf<typeof shop>['query']
export type ShopPageView = ResponseOf<typeof shop>
export type Offer = ShopPageView['offers'][number]
export type ProductSales = ResponseOf<typeof sales>
export type Sold = ProductSales['last'][number]
export type LastSale = ResponseOf<typeof lastSales>['brands'][number]
/** Options of a catalogue without the file format. */
export type CatalogueTerms = BodyOf<typeof previewCatalogue>
export type CatalogueRowView = ResponseOf<typeof previewCatalogue>['rows'][number]

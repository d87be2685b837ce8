import { catalogueRoles, partnerCatalogueRoles, sellingRoles } from '../domain/checkout/sellers'
import { shopSorts } from '../domain/checkout/sorts'
import type { StoredFile } from '../kinds/file/data'
import { type BodyOf, defineRoute, type InputOf, type ResponseOf } from '../model/route/defineRoute'
import {
  atLeast,
  byName,
  choice,
  day,
  flag,
  integer,
  list,
  number,
  object,
  orNull,
  type RouteShape,
  text,
} from '../model/route/shapes'

type Picture = { readonly URL?: StoredFile | null }
const amount: RouteShape<number> = { ...number, minimum: 0 }
const truth = choice(['true', 'false'])
const upTo = (maximum: number): RouteShape<number> => ({ ...integer, minimum: 0, maximum })

/** A product in the shop: readable fields and price. */
const offer = atLeast({
  CODIGO: text,
  NOMBRE: text,
  'SKU?': orNull(text),
  'MARCA?': orNull(text),
  'IMAGES?': { type: ['array', 'null'] } as RouteShape<readonly Picture[] | null>,
  /** Null: not on this list. */
  price: orNull(number),
  PriceList: integer,
  /** By list; absent for users with one list. */
  'prices?': byName(number),
  /** Null: not visible to the user. */
  units: orNull(number),
  /** False: a lower bound. */
  isExact: flag,
})

/** A page of products with prices; `filter` is that of the product list. */
export const shop = defineRoute('GET /hanadb/api/shop', {
  name: 'orders.shop',
  tag: 'invoices',
  policy: 'schema',
  allow: sellingRoles,
  query: {
    'filter?': text,
    'list?': upTo(99),
    'from?': amount,
    'to?': amount,
    'stocked?': truth,
    'pictured?': truth,
    'sort?': choice(shopSorts),
    'offset?': upTo(1_000_000),
    'limit?': upTo(200),
  },
  response: object({ offers: list(offer), total: integer, list: integer }),
})

/** Sales of a product in twelve months and its last orders, limited to readable ones. */
export const sales = defineRoute('GET /hanadb/api/products/:id/sales', {
  name: 'products.sales',
  policy: 'schema',
  right: ['products', 'read'],
  response: object({
    months: list(object({ month: text, units: number })),
    last: list(
      atLeast({
        ID: integer,
        /** Invoice date. */
        FECHA: text,
        CLIENTE: orNull(text),
        CANTIDAD: number,
        'PRECIOUNITARIOVENTA?': number,
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
  response: object({
    brands: list(
      object({
        MARCA: text,
        NOMBRE: text,
        FECHA: day,
        /** Days since. */
        DIAS: integer,
        PEDIDO: integer,
        CODIGO: text,
        PRODUCTO: orNull(text),
      }),
    ),
  }),
  refusals: [404],
})

const CATALOGUE = '/hanadb/api/shop/catalogue'
const codes = orNull({ ...list(text, 100), minItems: 1 })
const asSeller = {
  tag: 'products',
  policy: 'schema',
  allow: [...new Set([...catalogueRoles, ...partnerCatalogueRoles])],
  inCompany: true,
  reads: true,
} as const

/** Options of a catalogue; unset ones are omitted. */
const terms = {
  channel: choice(['list', 'partner']),
  /** Price lists offered in the catalogue: 2 to 8 (business.md#code-lists). */
  'list?': { ...integer, minimum: 2, maximum: 8 },
  'warehouses?': codes,
  'categories?': codes,
  'brands?': codes,
  'stocked?': flag,
  /** Customer the catalogue is made for. */
  'client?': orNull(text),
} as const

/** Preview of a catalogue: first rows, prices in dollars. */
export const previewCatalogue = defineRoute(`POST ${CATALOGUE}`, {
  ...asSeller,
  name: 'products.catalogue',
  body: object(terms),
  response: object({
    rows: list(
      object({
        CODIGO: text,
        /** Partner's product code. */
        COD_ITSA: orNull(text),
        NOMBRE: text,
        brand: text,
        /** Stock level as shown to customers: `+20`. */
        STOCK: text,
        PriceList: integer,
        SUBTOTAL: number,
        IVA: number,
        TOTAL: number,
      }),
    ),
    isMore: flag,
  }),
})

export const catalogueFile = defineRoute(`POST ${CATALOGUE}/export`, {
  ...asSeller,
  name: 'products.catalogueFile',
  body: object({ ...terms, format: choice(['xlsx', 'pdf']) }),
  response: object({ url: text }),
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

import { cents, dollars } from '../../../src/base/money'
import { creditLeft } from '../../../src/domain/checkout/creditLeft'
import {
  calculateTotals,
  type Difference,
  type Quote,
  type QuoteLine,
  type QuoteRequest,
  type WantedLine,
  type WantedOrder,
} from '../../../src/domain/checkout/quote'
import { givenWarehouses, sellingRoles } from '../../../src/domain/checkout/sellers'
import { deliveryProducts } from '../../../src/domain/orders/deliveryOptions'
import { isLongerTerm, isPaymentTerm, ownTerm } from '../../../src/domain/orders/paymentTerms'
import { stockLevel } from '../../../src/domain/orders/stockLevel'
import { policyOf } from '../../../src/model/access/access'
import { isNever } from '../../../src/model/rules/rule'
import { demandTenant, requires } from '../../access/permissions'
import { type Problem, Refusal } from '../../base/refusal'
import type { DbReader } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { activeRows, readScope } from '../../query/scope'
import { checkOrderTerms, type OrderTerms, offeredWarehouses } from './checkOrderTerms'
import { type LinePrice, priceLines } from './priceLines'

export interface QuotedOrder {
  readonly quote: Quote
  readonly terms: OrderTerms
  readonly prices: ReadonlyMap<string, LinePrice>
  /** Obstacles that quotes with stock levels do not show; only placing the order reveals them. Null: none. */
  readonly short: readonly Difference[] | null
}

/** Refuses users who neither sell nor buy, or have no company. */
export function demandSeller({ me, language }: RequestContext) {
  if (!sellingRoles.includes(me.ROLE)) throw requires(sellingRoles, language)
  demandTenant(me)
}

/**
 * Current totals of an order: customer's prices, stock, IVA and delivery, ignoring amounts of the cart.
 * Runs before confirmation, and again in the transaction that places the order.
 */
export async function createQuote(
  db: DbReader,
  request: RequestContext,
  order: QuoteRequest,
): Promise<QuotedOrder> {
  const terms = await checkOrderTerms(db, request, order)
  const { client } = terms
  const names = await readNames(db, request, order.cart)
  const list = typeof client.Lista === 'number' ? client.Lista : null
  const prices = await priceLines(db, request, { lines: order.cart, list })
  const shelves = await readStock(db, request, order.cart)
  const enough = await enoughIn(db, request, { cart: order.cart, shelves })
  const warehouse = order.warehouse === null ? (enough[0] ?? terms.warehouse) : terms.warehouse
  const lines = order.cart.map(line => quoteLine(line, names, prices.get(line.CODIGO)))
  const differences = order.cart.flatMap((line, at) =>
    findDifferences(line, { known: lines[at], warehouse, shelves }),
  )
  const sum = lines.reduce((total, { subtotal }) => total + (cents(subtotal) ?? 0), 0)
  const [shipping = 0, discount = 0] = [cents(order.shipping), cents(order.discount)]
  if (discount > sum + shipping) {
    const overMaximum: Problem = { key: 'max', params: { max: dollars(sum + shipping) } }
    throw new Refusal(422, 'invalid', { errors: { discount: overMaximum } })
  }
  const quote = {
    lines,
    differences,
    credit: availableCredit(request, client),
    enough,
    warehouse: givenWarehouses[request.me.ROLE] ? null : warehouse,
    method: terms.method,
    longerThan: longerThanOwn(request, terms),
    ...calculateTotals(sum, shipping, discount),
  }
  return {
    quote,
    terms: { ...terms, warehouse },
    prices,
    short: shortage(order.cart, warehouse, shelves),
  }
}

/** Ordered through `shipping` only. */
const deliveries: readonly string[] = Object.values(deliveryProducts)

/** Names of the products sold to the user. */
async function readNames(
  db: DbReader,
  { records, me }: RequestContext,
  cart: readonly WantedLine[],
) {
  const products = records.catalogue.get('products')
  const codes = cart.map(({ CODIGO }) => CODIGO).filter(code => !deliveries.includes(code))
  const where = { CODIGO: codes, STATUS: ['ACTIVO'] }
  const rows = await findRows(db, products, { scope: readScope(products, me), where })
  return new Map(rows.map(({ CODIGO, NOMBRE }) => [String(CODIGO), String(NOMBRE)]))
}

/** Available units of each line by warehouse, and whether the user may see exact numbers. */
async function readStock(
  db: DbReader,
  { records, me }: RequestContext,
  cart: readonly WantedLine[],
) {
  const stock = records.catalogue.get('stock')
  const where = { CODIGO: cart.map(({ CODIGO }) => CODIGO) }
  const rows = await findRows(db, stock, { scope: activeRows(stock, me), where })
  const units = new Map(rows.map(row => [`${row.WhsCode} ${row.CODIGO}`, Number(row.DISPONIBLE)]))
  const { read, readable } = policyOf(stock, me)
  const isVisible = !isNever(read) && readable.has('DISPONIBLE')
  const free = (warehouse: string, code: string) => units.get(`${warehouse} ${code}`) ?? 0
  return {
    free,
    isVisible,
    /** True when a quote shows a line as available; by level for users without exact numbers. */
    has: (warehouse: string, { CODIGO, quantity }: WantedLine) =>
      isVisible
        ? quantity <= free(warehouse, CODIGO)
        : stockLevel(quantity) <= stockLevel(free(warehouse, CODIGO)),
  }
}
type Shelves = Awaited<ReturnType<typeof readStock>>

/** Offered warehouses with stock for all lines. */
async function enoughIn(
  db: DbReader,
  request: RequestContext,
  { cart, shelves }: { readonly shelves: Shelves } & Pick<WantedOrder, 'cart'>,
) {
  if (givenWarehouses[request.me.ROLE]) return []
  return (await offeredWarehouses(db, request)).filter(code =>
    cart.every(line => shelves.has(code, line)),
  )
}

/**
 * Lines above the guaranteed quantity of their level, without telling which is short, so that repeated
 * attempts reveal no exact stock.
 */
function shortage(
  cart: readonly WantedLine[],
  warehouse: string,
  { free, isVisible }: Shelves,
): readonly Difference[] | null {
  const unitsFree = ({ CODIGO }: WantedLine) => free(warehouse, CODIGO)
  if (isVisible || cart.every(line => line.quantity <= unitsFree(line))) return null
  return cart
    .filter(line => line.quantity > stockLevel(unitsFree(line)))
    .map(({ CODIGO }) => ({ kind: 'stock', CODIGO, available: null }))
}

function quoteLine(
  { CODIGO, quantity, PriceList }: WantedLine,
  names: ReadonlyMap<string, string>,
  priced: LinePrice | undefined,
): QuoteLine {
  const NOMBRE = names.get(CODIGO)
  const offered = NOMBRE === undefined ? undefined : priced?.ownPrice
  const price = offered?.price ?? 0
  const list = offered?.PriceList ?? PriceList
  const subtotal = dollars(price * quantity)
  return {
    CODIGO,
    NOMBRE: NOMBRE ?? '',
    quantity,
    price: dollars(price),
    PriceList: list,
    subtotal,
  }
}

interface LineState {
  readonly known: QuoteLine | undefined
  readonly warehouse: string
  readonly shelves: Shelves
}
function findDifferences(line: WantedLine, { known, warehouse, shelves }: LineState): Difference[] {
  const { CODIGO, price } = line
  if (!known?.NOMBRE || known.price === 0) return [{ kind: 'gone', CODIGO }]
  const is = known.price
  const available = shelves.isVisible ? Math.max(0, shelves.free(warehouse, CODIGO)) : null
  return [
    ...(cents(price) === cents(is) ? [] : [{ kind: 'price', CODIGO, was: price, is } as const]),
    ...(shelves.has(warehouse, line) ? [] : [{ kind: 'stock', CODIGO, available } as const]),
  ]
}

function availableCredit({ records, me }: RequestContext, client: RecordValues): number | null {
  const { readable } = policyOf(records.catalogue.get('clients'), me)
  return ['Cupo', 'OrdersBal'].every(name => readable.has(name)) ? creditLeft(client) : null
}

/** Customer's payment term, if the order asks for a longer one. */
function longerThanOwn(
  { records, me }: RequestContext,
  { client, method }: OrderTerms,
): number | null {
  const { readable } = policyOf(records.catalogue.get('clients'), me)
  const own = ownTerm(client)
  const isLonger = isPaymentTerm(method) && isLongerTerm(method, own)
  return isLonger && readable.has('GroupNum') ? own : null
}

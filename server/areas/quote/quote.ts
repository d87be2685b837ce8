import { creditLeft } from '../../../src/domain/checkout/creditLeft'
import {
  type Asked,
  type Difference,
  type Quote,
  type QuoteLine,
  totalsOf,
  type Wanted,
  type WantedLine,
} from '../../../src/domain/checkout/quote'
import { givenWarehouses, sellingRoles } from '../../../src/domain/checkout/sellers'
import { deliveryProducts } from '../../../src/domain/deliveryOptions'
import { cents, dollars } from '../../../src/domain/money'
import { isLongerTerm, isPaymentTerm, ownTerm } from '../../../src/domain/paymentTerms'
import { stockLevel } from '../../../src/domain/stockLevel'
import { policyOf } from '../../../src/model/access'
import { isNever } from '../../../src/model/rule'
import type { Db, Trx } from '../../db/db'
import type { Asking, Values } from '../../records/context'
import { requires } from '../../records/forbid'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf, readScope } from '../../records/scope'
import { type Problem, Refusal } from '../../refusal'
import { checkTerms, offeredTo, type Terms } from './checkTerms'
import { type LinePrice, priceLines } from './priceLines'

/** A quote with what only the server knows of it. */
export interface Quoted {
  readonly quote: Quote
  readonly terms: Terms
  readonly prices: ReadonlyMap<string, LinePrice>
  /**
   * What stands in the way of the order although its quote has no word of it: where units are told in levels, a
   * quote counts in levels as well, and only an order finds out whether there are enough. Null: nothing.
   */
  readonly short: readonly Difference[] | null
}

/** Who may ask at all: whoever sells or buys, in a company. */
export function demandSeller({ me, language }: Asking) {
  if (!sellingRoles.includes(me.ROLE)) throw requires(sellingRoles, language)
  if (me.EMPRESA === null) throw new Refusal(403, 'companyRequired')
}

/**
 * What an order would come to now: the customer's prices, stock, IVA and delivery, whatever the cart
 * says (safety.md 10). Asked before confirming, and again inside the transaction that places the order.
 */
export async function quoteOf(
  db: Trx | Db['read'],
  asking: Asking,
  wanted: Asked,
): Promise<Quoted> {
  const terms = await checkTerms(db, asking, wanted)
  const { client } = terms
  const names = await namesOf(db, asking, wanted.cart)
  const list = typeof client.Lista === 'number' ? client.Lista : null
  const prices = await priceLines(db, asking, { lines: wanted.cart, list })
  const shelves = await shelvesOf(db, asking, wanted.cart)
  const enough = await enoughIn(db, asking, { cart: wanted.cart, shelves })
  const warehouse = wanted.warehouse === null ? (enough[0] ?? terms.warehouse) : terms.warehouse
  const lines = wanted.cart.map(line => lineOf(line, names, prices.get(line.CODIGO)))
  const differences = wanted.cart.flatMap((line, at) =>
    differencesOf(line, { known: lines[at], warehouse, shelves }),
  )
  const sum = lines.reduce((total, { subtotal }) => total + (cents(subtotal) ?? 0), 0)
  const [shipping = 0, discount = 0] = [cents(wanted.shipping), cents(wanted.discount)]
  if (discount > sum + shipping) {
    const tooMuch: Problem = { key: 'max', params: { max: dollars(sum + shipping) } }
    throw new Refusal(422, 'invalid', { errors: { discount: tooMuch } })
  }
  const quote = {
    lines,
    differences,
    credit: creditOf(asking, client),
    enough,
    warehouse: givenWarehouses[asking.me.ROLE] ? null : warehouse,
    method: terms.method,
    longerThan: longerThanOwn(asking, terms),
    ...totalsOf(sum, shipping, discount),
  }
  return {
    quote,
    terms: { ...terms, warehouse },
    prices,
    short: shortOf(wanted.cart, warehouse, shelves),
  }
}

/** They stand in an order by its `shipping` alone. */
const deliveries: readonly string[] = Object.values(deliveryProducts)

/** The names of what is sold to this person. */
async function namesOf(db: Trx | Db['read'], { records, me }: Asking, cart: readonly WantedLine[]) {
  const products = records.catalogue.get('products')
  const codes = cart.map(({ CODIGO }) => CODIGO).filter(code => !deliveries.includes(code))
  const where = { CODIGO: codes, STATUS: ['ACTIVO'] }
  const rows = await rowsAmong(db, products, { among: readScope(products, me), where })
  return new Map(rows.map(({ CODIGO, NOMBRE }) => [String(CODIGO), String(NOMBRE)]))
}

/** Free units of each line in each warehouse, and whether the asker may know how many. */
async function shelvesOf(
  db: Trx | Db['read'],
  { records, me }: Asking,
  cart: readonly WantedLine[],
) {
  const stock = records.catalogue.get('stock')
  const where = { CODIGO: cart.map(({ CODIGO }) => CODIGO) }
  const rows = await rowsAmong(db, stock, { among: livingOf(stock, me), where })
  const units = new Map(rows.map(row => [`${row.WhsCode} ${row.CODIGO}`, Number(row.DISPONIBLE)]))
  const { read, readable } = policyOf(stock, me)
  const shown = !isNever(read) && readable.has('DISPONIBLE')
  const free = (warehouse: string, code: string) => units.get(`${warehouse} ${code}`) ?? 0
  return {
    free,
    shown,
    /** Whether a quote says that a warehouse has a line: in levels to whom numbers are not told. */
    has: (warehouse: string, { CODIGO, quantity }: WantedLine) =>
      shown
        ? quantity <= free(warehouse, CODIGO)
        : stockLevel(quantity) <= stockLevel(free(warehouse, CODIGO)),
  }
}
type Shelves = Awaited<ReturnType<typeof shelvesOf>>

/** Where all of it lies, among the warehouses that are offered to who is asked. */
async function enoughIn(
  db: Trx | Db['read'],
  asking: Asking,
  { cart, shelves }: { readonly shelves: Shelves } & Pick<Wanted, 'cart'>,
) {
  if (givenWarehouses[asking.me.ROLE]) return []
  return (await offeredTo(db, asking)).filter(code => cart.every(line => shelves.has(code, line)))
}

/**
 * Every line that has more than its level is sure to have, whichever of them is short: tried again and again with
 * other quantities, an order tells no more than the levels do.
 */
function shortOf(
  cart: readonly WantedLine[],
  warehouse: string,
  { free, shown }: Shelves,
): readonly Difference[] | null {
  const unitsOf = ({ CODIGO }: WantedLine) => free(warehouse, CODIGO)
  if (shown || cart.every(line => line.quantity <= unitsOf(line))) return null
  return cart
    .filter(line => line.quantity > stockLevel(unitsOf(line)))
    .map(({ CODIGO }) => ({ kind: 'stock', CODIGO, available: null }))
}

function lineOf(
  { CODIGO, quantity, PriceList }: WantedLine,
  names: ReadonlyMap<string, string>,
  priced: LinePrice | undefined,
): QuoteLine {
  const NOMBRE = names.get(CODIGO)
  const seen = NOMBRE === undefined ? undefined : priced?.seen
  const price = seen?.price ?? 0
  const list = seen?.PriceList ?? PriceList
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

interface Standing {
  readonly known: QuoteLine | undefined
  readonly warehouse: string
  readonly shelves: Shelves
}
function differencesOf(line: WantedLine, { known, warehouse, shelves }: Standing): Difference[] {
  const { CODIGO, price } = line
  if (!known?.NOMBRE || known.price === 0) return [{ kind: 'gone', CODIGO }]
  const is = known.price
  const available = shelves.shown ? Math.max(0, shelves.free(warehouse, CODIGO)) : null
  return [
    ...(cents(price) === cents(is) ? [] : [{ kind: 'price', CODIGO, was: price, is } as const]),
    ...(shelves.has(warehouse, line) ? [] : [{ kind: 'stock', CODIGO, available } as const]),
  ]
}

function creditOf({ records, me }: Asking, client: Values): number | null {
  const { readable } = policyOf(records.catalogue.get('clients'), me)
  return ['Cupo', 'OrdersBal'].every(name => readable.has(name)) ? creditLeft(client) : null
}

/** The customer's own term, where this order asks for a longer one. */
function longerThanOwn({ records, me }: Asking, { client, method }: Terms): number | null {
  const { readable } = policyOf(records.catalogue.get('clients'), me)
  const own = ownTerm(client)
  const isLonger = isPaymentTerm(method) && isLongerTerm(method, own)
  return isLonger && readable.has('GroupNum') ? own : null
}

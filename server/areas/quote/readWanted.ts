import type { Wanted, WantedLine } from '../../../src/domain/checkout/quote'
import { MOST_UNITS } from '../../../src/domain/checkout/state'
import { deliveryOptions } from '../../../src/domain/deliveryOptions'
import { cents } from '../../../src/domain/money'
import { checkoutPaymentTerms } from '../../../src/domain/paymentTerms'
import { type Problem, Refusal } from '../../refusal'

type Body = Readonly<Record<string, unknown>>
type Problems = Record<string, Problem>

const MOST_LINES = 100
const LONGEST = 1000

/** A body somebody sent, read as what they want to order; everything wrong with it is told at once. */
export function readWanted(body: Body, known: readonly string[] = []): Wanted {
  const errors: Problems = {}
  for (const name of Object.keys(body))
    if (![...names, ...known].includes(name)) errors[name.slice(0, 60)] = { key: 'unknownField' }
  const wanted = {
    cart: readCart(body.cart, errors),
    discount: amountOf(body.discount, errors, 'discount'),
    shipping: optionOf(body.shipping, errors, { name: 'shipping', options: costs }),
    warehouse: textOf(body.warehouse, errors, { name: 'warehouse', most: 20 }),
    method: optionOf(body.method, errors, { name: 'method', options: checkoutPaymentTerms }),
    comment: textOf(body.comment, errors, { name: 'comment', most: LONGEST }),
    servientrega: rowOf(body.servientrega, errors),
    billing: textOf(body.billing, errors, { name: 'billing', most: 40 }),
  }
  // What is collected at the office is delivered by nobody, and so costs nothing to deliver.
  const isCollected = wanted.servientrega === null && !errors.servientrega
  if (isCollected && wanted.shipping > 0) errors.shipping = { key: 'notChoice' }
  if (Object.keys(errors).length > 0) throw new Refusal(422, 'invalid', { errors })
  return wanted
}

const names: readonly string[] = [
  'cart',
  'discount',
  'shipping',
  'warehouse',
  'method',
  'comment',
  'servientrega',
  'billing',
]
const costs: readonly number[] = Object.keys(deliveryOptions).map(Number)

function readCart(value: unknown, errors: Problems): readonly WantedLine[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_LINES) {
    errors.cart = Array.isArray(value)
      ? { key: value.length === 0 ? 'required' : 'tooManyLines', params: { max: MOST_LINES } }
      : { key: 'notList' }
    return []
  }
  const seen = new Set<string>()
  return value.map((line: unknown, at) => readLine(line, errors, { at, seen }))
}

interface Place {
  readonly at: number
  readonly seen: Set<string>
}
function readLine(value: unknown, errors: Problems, { at, seen }: Place): WantedLine {
  const line = (typeof value === 'object' && value !== null ? value : {}) as Body
  const place = (name: string) => `cart.${at}.${name}`
  for (const name of Object.keys(line))
    if (!lineNames.includes(name)) errors[place(name.slice(0, 60))] = { key: 'unknownField' }
  const CODIGO = textOf(line.CODIGO, errors, { name: place('CODIGO'), most: 40 })
  if (seen.has(CODIGO)) errors[place('CODIGO')] = { key: 'repeated' }
  seen.add(CODIGO)
  const quantity = Number.isInteger(line.quantity) ? Number(line.quantity) : 0
  if (quantity < 1 || quantity > MOST_UNITS)
    errors[place('quantity')] = quantity < 1 ? minimum : { key: 'max', params: { max: MOST_UNITS } }
  const isList = line.PriceList === null || Number.isSafeInteger(line.PriceList)
  if (!isList) errors[place('PriceList')] = { key: 'notInteger' }
  return {
    CODIGO,
    quantity,
    price: amountOf(line.price, errors, place('price')),
    PriceList: isList ? (line.PriceList as number | null) : null,
    comment: textOf(line.comment, errors, { name: place('comment'), most: 200 }),
  }
}
const lineNames: readonly string[] = ['CODIGO', 'quantity', 'price', 'PriceList', 'comment']
const minimum: Problem = { key: 'min', params: { min: 1 } }

function amountOf(value: unknown, errors: Problems, name: string): number {
  const amount = cents(value)
  if (amount !== undefined && amount >= 0) return amount / 100
  errors[name] = amount === undefined ? { key: 'notMoney' } : { key: 'min', params: { min: 0 } }
  return 0
}

function optionOf(
  value: unknown,
  errors: Problems,
  { name, options }: { readonly name: string; readonly options: readonly number[] },
): number {
  if (typeof value === 'number' && options.includes(value)) return value
  errors[name] = { key: 'notChoice' }
  return 0
}

function textOf(
  value: unknown,
  errors: Problems,
  { name, most }: { readonly name: string; readonly most: number },
): string {
  if (typeof value !== 'string') errors[name] = { key: 'notText' }
  else if (value.trim() === '') errors[name] = { key: 'required' }
  else if (value.length > most) errors[name] = { key: 'tooLong', params: { max: most } }
  else if (/(?![\n\r\t])\p{Cc}|\p{Cs}/u.test(value)) errors[name] = { key: 'badCharacters' }
  else return value.trim()
  return ''
}

function rowOf(value: unknown, errors: Problems): number | null {
  if (value === null || Number.isSafeInteger(value)) return value as number | null
  errors.servientrega = { key: 'notInteger' }
  return null
}

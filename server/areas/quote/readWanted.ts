import type { Asked, Wanted, WantedLine } from '../../../src/domain/checkout/quote'
import { MOST_UNITS } from '../../../src/domain/checkout/state'
import { deliveryOptions } from '../../../src/domain/deliveryOptions'
import { cents, largestAmount } from '../../../src/domain/money'
import { paymentTerms } from '../../../src/domain/paymentTerms'
import { FieldProblems, type Problem } from '../../refusal'

type Body = Readonly<Record<string, unknown>>

const MOST_LINES = 100
const LONGEST = 1000

/** What a quote is asked for: as an order, but the warehouse may still be open. */
export function readAsked(body: Body): Asked {
  if (body.warehouse !== null) return readWanted(body)
  return { ...readWanted({ ...body, warehouse: '-' }), warehouse: null }
}

/** A body somebody sent, read as what they want to order; everything wrong with it is told at once. */
export function readWanted(body: Body, known: readonly string[] = []): Wanted {
  const errors = new FieldProblems()
  errors.addUnknown(body, name => [...names, ...known].includes(name))
  const wanted = {
    cart: readCart(body.cart, errors),
    discount: amountOf(body.discount, errors, 'discount'),
    shipping: optionOf(body.shipping, errors, { name: 'shipping', options: costs }),
    warehouse: textOf(body.warehouse, errors, { name: 'warehouse', most: 20 }),
    method:
      body.method === undefined || body.method === null
        ? null
        : optionOf(body.method, errors, { name: 'method', options: terms }),
    comment: textOf(body.comment, errors, { name: 'comment', most: LONGEST }),
    servientrega: rowOf(body.servientrega, errors),
    billing: textOf(body.billing, errors, { name: 'billing', most: 40 }),
  }
  // What is collected at the office is delivered by nobody, and so costs nothing to deliver.
  const isCollected = wanted.servientrega === null && !errors.has('servientrega')
  if (isCollected && wanted.shipping > 0) errors.add('shipping', { key: 'notChoice' })
  errors.refuseAny()
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
const terms: readonly number[] = Object.keys(paymentTerms).map(Number)
const costs: readonly number[] = Object.keys(deliveryOptions).map(Number)

function readCart(value: unknown, errors: FieldProblems): readonly WantedLine[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_LINES) {
    errors.add(
      'cart',
      Array.isArray(value)
        ? { key: value.length === 0 ? 'required' : 'tooManyLines', params: { max: MOST_LINES } }
        : { key: 'notList' },
    )
    return []
  }
  const seen = new Set<string>()
  return value.map((line: unknown, at) => readLine(line, errors, { at, seen }))
}

interface Place {
  readonly at: number
  readonly seen: Set<string>
}
function readLine(value: unknown, errors: FieldProblems, { at, seen }: Place): WantedLine {
  const line = (typeof value === 'object' && value !== null ? value : {}) as Body
  const place = (name: string) => `cart.${at}.${name}`
  errors.addUnknown(line, name => lineNames.includes(name), place(''))
  const CODIGO = textOf(line.CODIGO, errors, { name: place('CODIGO'), most: 40 })
  if (seen.has(CODIGO)) errors.add(place('CODIGO'), { key: 'repeated' })
  seen.add(CODIGO)
  const quantity = Number.isInteger(line.quantity) ? Number(line.quantity) : 0
  if (quantity < 1 || quantity > MOST_UNITS)
    errors.add(
      place('quantity'),
      quantity < 1 ? minimumOf(1) : { key: 'max', params: { max: MOST_UNITS } },
    )
  const isList = line.PriceList === null || Number.isSafeInteger(line.PriceList)
  if (!isList) errors.add(place('PriceList'), { key: 'notInteger' })
  return {
    CODIGO,
    quantity,
    price: amountOf(line.price, errors, place('price')),
    PriceList: isList ? (line.PriceList as number | null) : null,
    comment: textOf(line.comment, errors, { name: place('comment'), most: 200 }),
  }
}
const lineNames: readonly string[] = ['CODIGO', 'quantity', 'price', 'PriceList', 'comment']
const minimumOf = (min: number): Problem => ({ key: 'min', params: { min } })

function amountOf(value: unknown, errors: FieldProblems, name: string): number {
  const amount = cents(value)
  const most = largestAmount
  if (amount === undefined) errors.add(name, { key: 'notMoney' })
  else if (amount < 0) errors.add(name, minimumOf(0))
  else if (amount / 100 > most) errors.add(name, { key: 'max', params: { max: most } })
  else return amount / 100
  return 0
}

function optionOf(
  value: unknown,
  errors: FieldProblems,
  { name, options }: { readonly name: string; readonly options: readonly number[] },
): number {
  if (typeof value === 'number' && options.includes(value)) return value
  errors.add(name, { key: 'notChoice' })
  return 0
}

function textOf(
  value: unknown,
  errors: FieldProblems,
  { name, most }: { readonly name: string; readonly most: number },
): string {
  if (typeof value !== 'string') errors.add(name, { key: 'notText' })
  else if (value.trim() === '') errors.add(name, { key: 'required' })
  else if (value.length > most) errors.add(name, { key: 'tooLong', params: { max: most } })
  else if (/(?![\n\r\t])\p{Cc}|\p{Cs}/u.test(value)) errors.add(name, { key: 'badCharacters' })
  else return value.trim()
  return ''
}

function rowOf(value: unknown, errors: FieldProblems): number | null {
  if (value === null || Number.isSafeInteger(value)) return value as number | null
  errors.add('servientrega', { key: 'notInteger' })
  return null
}

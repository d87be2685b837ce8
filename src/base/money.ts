import Big from 'big.js'
import { business } from './business'
import { numberFormat } from './numbers'

/** Other systems send "120000.000000"; longer text is not an amount. */
const decimalText = /^-?\d{1,30}(\.\d{1,30})?$/

/** Seventy trillion dollars, the limit of exact cents in a double. */
export const largestCents = 7_000_000_000_000_000

/** Maximum amount a user can enter, in dollars; sums of 90,000 such amounts are exact. */
export const largestAmount = 999_999_999.99

/** Rounds half away from zero; the only rounding of the product. */
export const roundHalfUp = (value: Big | number | string, decimals = 0): number =>
  new Big(value).round(decimals, Big.roundHalfUp).toNumber() + 0

/** Converts dollars (JSON number or decimal text) to whole cents; undefined if not an amount. */
export const cents = (value: unknown): number | undefined => {
  const amount = readDecimal(value)
  if (!amount) return undefined
  const whole = roundHalfUp(amount.times(100))
  return Math.abs(whole) <= largestCents ? whole : undefined
}

/** Converts whole cents to dollars, as the nearest double. */
export const dollars = (amount: number): number => amount / 100 + 0

interface MoneyFormat {
  readonly locale: string
  readonly currency: string
}

const formatFor = ({ locale, currency }: MoneyFormat) =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: true,
  })

/** `$1.234,50` and `-$1.234,50` in every language, to avoid ambiguity; in the business's currency. */
export function formatMoney(amount: number, as: MoneyFormat = business()): string {
  if (!Number.isFinite(amount)) return ''
  const rounded = roundHalfUp(amount, 2)
  return `${rounded < 0 ? '-' : ''}${formatFor(as).format(Math.abs(rounded))}`
}

/** Sign of the business's currency: `$`. */
export const currencySign = (): string =>
  formatFor(business())
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? ''

/** Words for the business's currency in a language, with its code: `USD`, `dollar`, `dollars`. */
export function currencyWords(language: string): readonly string[] {
  const { currency } = business()
  const format = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
  const names = [1, 2].flatMap(amount =>
    format.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? value : [])),
  )
  return [currency, ...names.flatMap(name => name.split(' ')).filter(word => word.length > 3)]
}

const readDecimal = (value: unknown): Big | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(value) : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return decimalText.test(text) ? new Big(text) : undefined
}

import Big from 'big.js'

/** SAP sends "120000.000000"; more digits than this is no amount of money. */
const decimalText = /^-?\d{1,30}(\.\d{1,30})?$/

/** Seventy trillion dollars; beyond, the wire's floating point cannot tell two cents apart. */
export const largestCents = 7_000_000_000_000_000

/** Dollars of one amount that somebody enters: 90,000 of this size still make a sum that is exact. */
export const largestAmount = 999_999_999.99

/** Rounds half up, away from zero: the only rounding of the product (safety.md 9). */
export const roundHalfUp = (value: Big | number | string, decimals = 0): number =>
  new Big(value).round(decimals, Big.roundHalfUp).toNumber() + 0

/** Dollars, as a JSON number or decimal text, in whole cents; undefined is "not an amount". */
export const cents = (value: unknown): number | undefined => {
  const amount = readDecimal(value)
  if (!amount) return undefined
  const whole = roundHalfUp(amount.times(100))
  return Math.abs(whole) <= largestCents ? whole : undefined
}

/** Whole cents as the dollars of the wire: the double next to the exact amount, as division gives it. */
export const dollars = (amount: number): number => amount / 100 + 0

const ecuadorian = new Intl.NumberFormat('es-EC', {
  style: 'currency',
  currency: 'USD',
  useGrouping: true,
})

/** `$1.234,50` and `-$1.234,50` whatever the language: other locales confuse on an invoice (ux.md 4.17). */
export function formatMoney(amount: number): string {
  if (!Number.isFinite(amount)) return ''
  const rounded = roundHalfUp(amount, 2)
  return `${rounded < 0 ? '-' : ''}${ecuadorian.format(Math.abs(rounded))}`
}

const readDecimal = (value: unknown): Big | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(value) : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return decimalText.test(text) ? new Big(text) : undefined
}

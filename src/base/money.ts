import Big from 'big.js'

/** SAP sends "120000.000000"; longer text is not an amount. */
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

const ecuadorian = new Intl.NumberFormat('es-EC', {
  style: 'currency',
  currency: 'USD',
  useGrouping: true,
})

/** `$1.234,50` and `-$1.234,50` in every language, to avoid ambiguity. */
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

import { business } from './business'

const formats = new Map<string, Intl.NumberFormat>()

/** A format of numbers, made once for the same options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = [locale, ...Object.values(options)].join()
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

/** A number in the format of the business, in every language: `1.234,5`. */
export const printNumber = (value: number, least = 0, most = Math.max(least, 6)): string =>
  numberFormat(business().locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: true,
  }).format(value)

/** A number as typed text: without thousands. */
export const typedNumber = (value: number, least = 0): string =>
  numberFormat(business().locale, {
    minimumFractionDigits: Number.isInteger(value) ? 0 : least,
    maximumFractionDigits: 6,
    useGrouping: false,
  }).format(value)

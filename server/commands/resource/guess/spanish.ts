import { instantOfClock, isDay, toInstant } from '../../../../src/base/day'
import { fold } from '../../../../src/base/fold'

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** A date as written in Spanish (`31/12/2026`, `31-dic-2026`, `31 de diciembre de 2026`) or in ISO. */
export function spanishDayIn(text: string): string | undefined {
  if (isDay(text)) return text
  const parts =
    /^(\d{1,2})(?:[/.-]|\s+de\s+|\s+)([\p{L}]+|\d{1,2})\.?(?:[/.-]|\s+del?\s+|\s+)(\d{4})$/u
  const [, day = '', month = '', year] = parts.exec(text.trim()) ?? []
  if (year === undefined) return undefined
  const read = `${year}-${monthIn(month)}-${day.padStart(2, '0')}`
  return isDay(read) ? read : undefined
}

function monthIn(month: string): string {
  const named = months.indexOf(fold(month).slice(0, 3)) + 1
  return String(named || month).padStart(2, '0')
}

/** An instant: date and time in the business's time zone, or ISO with offset. */
export function momentIn(text: string): string | undefined {
  const iso = toInstant(text)
  if (iso) return iso
  const [, day = '', hour = '', rest = ''] =
    /^(.*?\d{4}|\d{4}-\d\d-\d\d)[T,\s]+(\d{1,2})(:\d\d(?::\d\d)?(?:\.\d+)?)$/.exec(text) ?? []
  const read = spanishDayIn(day)
  return read && instantOfClock(`${read}T${hour.padStart(2, '0')}${rest}`)
}

/** A number with either decimal separator, thousands, `$` or `%`; undefined for a code (`007`). */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  const text = value.replace(/^(US)?\$\s*|\s*(%|USD)$/g, '').trim()
  if (/^[+-]?0\d/.test(text) || text.replace(/\D/g, '').length > 15) return undefined
  if (/^[+-]?\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'))
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'))
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

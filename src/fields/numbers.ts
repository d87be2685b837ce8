/** The business writes numbers as in Ecuador in every language: 1.234,50 (ux.md 4.17). */
const formats = new Map<string, Intl.NumberFormat>()

export function printNumber(value: number, least = 0, most = Math.max(least, 6)): string {
  const key = `${least}-${most}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('es-EC', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: true,
    })
  formats.set(key, format)
  return format.format(value)
}

/** A number as one types it: a comma, no thousands. */
export const typedNumber = (value: number, least = 0): string =>
  new Intl.NumberFormat('es-EC', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : least,
    maximumFractionDigits: 6,
    useGrouping: false,
  }).format(value)

/**
 * What somebody typed: null for nothing, a number, or the text itself, which validation then
 * refuses. Comma and point are both taken; where both stand, the last one marks the decimals, and
 * one followed by more digits than this field has decimals marks thousands.
 */
export function readNumber(text: string, decimals: number): number | string | null {
  const bare = text.replace(/[\s$%\u00a0\u202f]/g, '')
  if (bare === '') return null
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return text
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const number = Number(isDecimalMark(bare, last, decimals) ? splitAt(bare, last) : digits(bare))
  return Number.isFinite(number) ? number : text
}

function isDecimalMark(text: string, at: number, decimals: number): boolean {
  if (at < 0) return false
  const mark = text[at] ?? ''
  const marks = [...text].filter(sign => sign === ',' || sign === '.')
  const mixed = marks.some(sign => sign !== mark)
  if (!mixed && marks.length > 1) return false
  if (mixed) return true
  const after = text.length - at - 1
  return !(after === 3 && decimals < 3 && /^[+-]?[1-9]\d{0,2}$/.test(text.slice(0, at)))
}

const digits = (text: string) => text.replace(/[.,]/g, '')
const splitAt = (text: string, at: number) =>
  `${digits(text.slice(0, at)) || '0'}.${text.slice(at + 1)}`

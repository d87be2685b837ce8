/**
 * Parses typed text: null if empty, a number, or the text itself, which validation refuses. Both comma
 * and point are accepted. If both occur, the last one marks the decimals; one followed by more digits
 * than the field's decimals marks thousands.
 */
export function readTypedNumber(text: string, decimals: number): number | string | null {
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

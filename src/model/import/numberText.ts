import { business } from '../../base/business'
import { typedNumber } from '../../base/numbers'
import { cellText, type DecimalSign, type Habits, type ImportCell } from './cell'

/** A number as people write it: `1.234,50`, `1234.50`, `$ 1.234,50`, `(12,00)`. Undefined if it is not one. */
export function readNumber(
  cell: ImportCell,
  { sign, whole }: { sign: Habits['decimalSign']; whole: boolean },
): number | 'unclear' | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined
  const text = bare(cellText(cell))
  if (text === undefined) return undefined
  if (!/[.,]/.test(text)) return plainNumber(text, '.')
  const separator = separatorOf(text)
  if (separator) return plainNumber(text, separator)
  // Three digits after a single separator are thousands where three decimals are impossible.
  if (whole) return plainNumber(text, text.includes('.') ? ',' : '.')
  if (sign === 'mixed') return 'unclear'
  return plainNumber(text, sign ?? ownSign())
}

/** Decimal separator of the business. */
const ownSign = (): DecimalSign => (typedNumber(1.5).includes(',') ? ',' : '.')

/** Decimal separator used by the numbers of a column. */
export function decimalSignOf(cells: Iterable<ImportCell>): Habits['decimalSign'] {
  const seenSigns = new Set<DecimalSign>()
  for (const cell of cells) {
    const text = typeof cell === 'string' ? bare(cellText(cell)) : undefined
    const sign = text && separatorOf(text)
    if (sign) seenSigns.add(sign)
  }
  if (seenSigns.size > 1) return 'mixed'
  return [...seenSigns][0]
}

/** Digits, separators and minus, without currency, percent and spaces. */
function bare(text: string): string | undefined {
  const plain = text
    .replace(/US\$|USD|[\p{Sc}%]/giu, '')
    .replace(business().currency, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\s/g, '')
  const inside = /^\((.+)\)$/.exec(plain)?.[1] ?? /^([^-].*)-$/.exec(plain)?.[1]
  const number = inside === undefined ? plain : `-${inside}`
  return /^[+-]?[\d.,]*\d$/.test(number) ? number : undefined
}

/** The decimal separator; undefined when ambiguous, as in `1.234`. */
function separatorOf(text: string): DecimalSign | undefined {
  const digits = text.replace(/^[+-]/, '')
  const signs = digits.match(/[.,]/g) ?? []
  const [first, last] = [signs[0], signs.at(-1)] as [DecimalSign, DecimalSign]
  if (signs.length === 0) return undefined
  if (first !== last) return last
  if (signs.length > 1) return other(first)
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? undefined : first
}

const other = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',')

function plainNumber(text: string, sign: DecimalSign): number | undefined {
  const [point, group] = sign === ',' ? [',', '\\.'] : ['\\.', ',']
  const shape = new RegExp(`^[+-]?(\\d+|\\d{1,3}(${group}\\d{3})+)?(${point}\\d+)?$`)
  if (!shape.test(text)) return undefined
  const number = Number(text.replaceAll(other(sign), '').replace(',', '.'))
  return Number.isFinite(number) ? number : undefined
}

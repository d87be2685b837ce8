import { type Detect, every, namedLike, some } from './guess'

export const guessEmail: Detect = column =>
  every(column, /^[^\s@<>"(),:;\\[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i)
    ? { words: { kind: 'email' }, why: `like ${some(column, 1)}` }
    : undefined

export const guessUrl: Detect = column =>
  every(column, /^https:\/\/\S+$/)
    ? { words: { kind: 'url' }, why: 'web addresses, https all' }
    : undefined

const codeName =
  /(^|_)(COD|CODIGO|CODE|SKU|SERIE|SERIAL|NRO|NUM|NUMERO|GUIA|REF|REFERENCIA|PLACA|LOTE|ID)(_|$)/
const codeLike = /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u

/** Codes: without spaces, and with digits or a name that suggests a code. */
export const guessCode: Detect = column => {
  if (!every(column, text => codeLike.test(text) && text.length <= 50)) return undefined
  if (!namedLike(column, codeName) && !every(column, /\d/)) return undefined
  const pattern = commonPattern(column.texts)
  const hasSmall = column.texts.some(text => text !== text.toUpperCase())
  const longest = Math.max(...column.texts.map(text => text.length))
  const limits = pattern ? { pattern } : longest <= 10 ? { max: longest <= 5 ? 10 : 20 } : {}
  return {
    words: { kind: 'code', ...limits, ...(hasSmall && { upper: false }) },
    why: pattern
      ? `all like ${some(column, 2)}: the pattern ${pattern}`
      : `short marks without spaces (${some(column)})`,
  }
}

/** `10.02.141` and `10.03.007` are both `00.00.000`. */
function commonPattern(texts: readonly string[]): string | undefined {
  const shapes = new Set(
    texts.map(text =>
      text
        .replace(/\d/g, '0')
        .replace(/[A-Z]/g, 'A')
        .replace(/[^0A.\-/_]/g, '?'),
    ),
  )
  const [shape = '?'] = shapes
  const isIdentifier = /[.\-/_]/.test(shape) || /^0{5,}$/.test(shape)
  return shapes.size === 1 && texts.length >= 3 && isIdentifier && !shape.includes('?')
    ? shape
    : undefined
}

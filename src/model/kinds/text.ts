import { type Kind, parseText, unchanged } from './kind'
import type { Join } from './options'

export interface TextOptions {
  /** Fewest characters. @default none @example `minLength: 3` */
  readonly minLength?: number
  /** Most characters. @default 200; 4,000 for longText, 40,000 for richText @example `maxLength: 100` */
  readonly maxLength?: number
  /**
   * The value is put together from texts and other fields; also only while a rule holds.
   * @default typed by people @example `concat: ['CL', { field: 'TIPO' }]`
   */
  readonly concat?: Join
}

export interface RichTextOptions extends TextOptions {
  /** Field of kind `lines` whose pictures the text can show. @default none @example `pictures: 'IMAGENES'` */
  readonly pictures?: string
}

/** Fits a sample text to the length limits, keeping its distinctive end. */
const fitted = (invented: string, { minLength = 0, maxLength = minLength }: TextOptions) =>
  invented.padStart(minLength, 'Ejemplo ').slice(-maxLength).trim().padStart(minLength, 'E')

const textual = {
  ...unchanged,
  store: 'text',
  parse: parseText,
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'empty'],
  print: (value: string) => value,
  folded: true,
} as const

export const text: Kind<TextOptions, string> = {
  ...textual,
  sample: (n, options) => fitted(`Ejemplo ${n}`, { maxLength: 200, ...options }),
  is: { isText: true, isTelling: true },
}

export const longText: Kind<TextOptions, string> = {
  ...textual,
  operators: ['contains', 'empty'],
  sample: (n, options) =>
    fitted(`Ejemplo de un texto más largo, número ${n}.`, { maxLength: 4000, ...options }),
  is: { isText: true, isLong: true, isBulky: true },
}

/** HTML with a small set of tags, sanitised by the server (`server/write/rows/readValue.ts`). */
export const richText: Kind<RichTextOptions, string> = {
  ...unchanged,
  store: 'text',
  parse: value => {
    const read = parseText(value)
    const isBlank = typeof read === 'string' && plainOf(read) === '' && !/<img\b/.test(read)
    return isBlank ? null : read
  },
  operators: ['empty'],
  print: plainOf,
  sample: (n, options) =>
    `<p>${fitted(`Ejemplo ${n}`, { ...options, maxLength: (options.maxLength ?? 40_000) - 7 })}</p>`,
  is: { isLong: true, isBulky: true, isFormOnly: true, hasAccessor: true },
}

const signs: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' },
}

/** The text without markup, on one line. */
function plainOf(html: string) {
  return html
    .replace(/<[^<>]*>/g, tag => (/^<\/?(p|h\d|li|ul|ol|blockquote|br|hr)\b/i.test(tag) ? ' ' : ''))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => signs[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

export interface CodeOptions extends TextOptions {
  /**
   * Form of the code: A is a letter, 0 a digit; `- . / _` stand for themselves.
   * @default none @example `pattern: '00.00.000'`
   */
  readonly pattern?: string
  /** Allowed numbers of characters. @default any @example `lengths: [10, 11, 14, 15]` */
  readonly lengths?: readonly number[]
  /** Letters are changed to capitals. @default true @example `upper: false` */
  readonly upper?: boolean
  /**
   * `false`: spaces are removed, as in numbers that are printed in groups.
   * @default spaces are refused @example `stripSpaces: true`
   */
  readonly stripSpaces?: true
}

export const code: Kind<CodeOptions, string> = {
  ...textual,
  operators: ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'contains', 'empty'],
  parse: (value, { upper = true, stripSpaces }) => {
    const read = parseText(typeof value === 'number' ? String(value) : value)
    if (typeof read !== 'string') return read
    const whole = stripSpaces ? read.replace(/[\s\p{Cf}]+/gu, '') : read
    return upper ? whole.toUpperCase() : whole
  },
  sample: (n, { pattern, lengths, minLength = 0, maxLength = 50 }) => {
    if (pattern) return fill(pattern, n)
    if (lengths) return String(n).padStart(lengths[0] ?? 1, '0')
    const digits = String(n).padStart(Math.max(4, minLength - 4), '0')
    return `COD-${digits}`.slice(-maxLength).replace(/^\W/, '0')
  },
  is: { isCode: true, isTelling: true },
}

function fill(pattern: string, n: number) {
  let rest = n
  const signs = [...pattern].reverse().map(character => {
    const base = character === '0' ? 10 : character === 'A' ? 26 : 0
    if (base === 0) return character
    const digit = rest % base
    rest = Math.floor(rest / base)
    return character === '0' ? String(digit) : String.fromCharCode(65 + digit)
  })
  return signs.reverse().join('')
}

import type { Join } from '../join'
import { type Kind, parseText, same } from './kind'

export interface TextOptions {
  readonly minLength?: number
  /** Characters; 200 when not said, 4,000 for longText, 40,000 with its tags for richText. */
  readonly maxLength?: number
  /** Put together from texts and other fields. */
  readonly join?: Join
}

export interface RichTextOptions extends TextOptions {
  /** The rows of this record whose pictures its text shows, each by its file: `<img data-file alt>`. */
  readonly pictures?: string
}

/** An invented text made to fit: its end, which tells it from others, stays. */
const fitted = (invented: string, { minLength = 0, maxLength = minLength }: TextOptions) =>
  invented.padStart(minLength, 'Ejemplo ').slice(-maxLength).trim().padStart(minLength, 'E')

const textual = {
  ...same,
  store: 'text',
  parse: parseText,
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'empty'],
  print: (value: string) => value,
  folded: true,
} as const

export const text: Kind<TextOptions, string> = {
  ...textual,
  sample: (n, options) => fitted(`Ejemplo ${n}`, { maxLength: 200, ...options }),
}

export const longText: Kind<TextOptions, string> = {
  ...textual,
  operators: ['contains', 'empty'],
  sample: (n, options) =>
    fitted(`Ejemplo de un texto más largo, número ${n}.`, { maxLength: 4000, ...options }),
}

/** HTML of a small set of tags, which the server cleans before it keeps it (`server/records/readValue.ts`). */
export const richText: Kind<RichTextOptions, string> = {
  ...same,
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
}

const signs: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' },
}

/** What is said, without its form: one line. */
function plainOf(html: string) {
  return html
    .replace(/<[^<>]*>/g, tag => (/^<\/?(p|h\d|li|ul|ol|blockquote|br|hr)\b/i.test(tag) ? ' ' : ''))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => signs[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

export interface CodeOptions extends TextOptions {
  /** A pattern in words of letters (A), digits (0) and the marks . - / _: `00.00.000`. */
  readonly pattern?: string
  /** Only so many characters: an IMEI or a series has 10, 11, 14, 15, 16 or 20. */
  readonly lengths?: readonly number[]
  /** Written in capitals whatever is typed; true when not said. */
  readonly upper?: boolean
  /** `false`: blanks in it mean nothing and are dropped, as banks print their numbers in groups. */
  readonly blanks?: false
}

/** An identifier of the business: `10.02.141`, `CL1710034065`. Letters, digits and `. - / _`. */
export const code: Kind<CodeOptions, string> = {
  ...textual,
  operators: ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'contains', 'empty'],
  parse: (value, { upper = true, blanks }) => {
    const read = parseText(typeof value === 'number' ? String(value) : value)
    if (typeof read !== 'string') return read
    const whole = blanks === false ? read.replace(/[\s\p{Cf}]+/gu, '') : read
    return upper ? whole.toUpperCase() : whole
  },
  sample: (n, { pattern, lengths, minLength = 0, maxLength = 50 }) => {
    if (pattern) return fill(pattern, n)
    if (lengths) return String(n).padStart(lengths[0] ?? 1, '0')
    const digits = String(n).padStart(Math.max(4, minLength - 4), '0')
    return `COD-${digits}`.slice(-maxLength).replace(/^\W/, '0')
  },
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

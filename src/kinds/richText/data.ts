import { type Kind, parseText, unchanged } from '../kind/kind'
import type { TextOptions } from '../text/data'

export interface RichTextOptions extends TextOptions {
  /** Field of kind `lines` whose pictures the text can show. @default none @example `pictures: 'IMAGENES'` */
  readonly pictures?: string
}

/** Formatted text; the server keeps a small set of HTML tags. */
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

import sanitizeHtml from 'sanitize-html'

const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small'],
  ...['h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Sanitises HTML of mails: text, formatting, links and images, without scripts. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'data'] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !/^(https:|data:image\/)/.test(attribs.src ?? ''),
  })

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Plain text of HTML, for search, lists and text clients. */
export function textOfHtml(html: string): string {
  const lined = html.replace(/<(br|\/p|\/div|\/h[1-4]|\/li|\/tr|\/blockquote)\b[^>]*>/gi, '\n$&')
  const bare = sanitizeHtml(lined, { allowedTags: [], allowedAttributes: {} })
  return bare
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

import sanitize from 'sanitize-html'
import type { FieldModel } from '../../src/model/resource'

/** Characters of HTML that are cleaned: several times what any field keeps, as pasted text brings its styles. */
const MOST_HTML = 200_000

/** A value from outside, read by its kind; HTML keeps only what is harmless (safety.md 14). */
export function readValue(field: FieldModel, sent: unknown): unknown {
  const value = field.parseWire(sent)
  if (field.kind !== 'richText' || typeof value !== 'string') return value
  // far too long with any tags: refused by its length, not cleaned first
  if (value.length > MOST_HTML) return value
  const isPictured = 'pictures' in field.words && field.words.pictures !== undefined
  return field.parse(sanitize(value, isPictured ? pictured : allowed))
}

/** What an article is written with: no styles, no pictures of elsewhere, links that open apart. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'strong', 'em', 's', 'u', 'ul', 'ol', 'li', 'blockquote', 'hr'],
    ...['a', 'code', 'pre'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...{ b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', del: 's' },
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...{ target: '_blank', rel: 'noopener noreferrer nofollow' },
      },
    }),
  },
  nestingLimit: 30,
}

/** A picture is a file of ours, by its id; its address is nobody's to write. */
const pictured: sanitize.IOptions = {
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'img'],
  allowedAttributes: { ...(allowed.allowedAttributes || {}), img: ['data-file', 'alt'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !fileId.test(attribs['data-file'] ?? ''),
}
const fileId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

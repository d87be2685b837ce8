import sanitize from 'sanitize-html'
import type { FieldModel } from '../../src/model/resource'

/** A value from outside, read by its kind; HTML keeps only what is harmless (safety.md 14). */
export function readValue(field: FieldModel, sent: unknown): unknown {
  const value = field.parse(sent)
  return field.kind === 'richText' && typeof value === 'string'
    ? field.parse(sanitize(value, allowed))
    : value
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

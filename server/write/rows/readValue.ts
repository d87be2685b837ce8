import sanitize from 'sanitize-html'
import type { FieldModel } from '../../../src/model/fields/resource'

/** Characters of HTML that are sanitised: several times any field's limit, since pasted text brings its styles. */
const MOST_HTML = 200_000

/** Reads an outside value by its kind; HTML is sanitised. */
export function readValue(field: FieldModel, sent: unknown): unknown {
  const value = field.parseWire(sent)
  if (!field.richText || typeof value !== 'string') return value
  // A text far too long is refused by its length instead of being sanitised.
  if (value.length > MOST_HTML) return value
  const isPictured = field.richText.pictures !== undefined
  return field.parse(sanitize(value, isPictured ? pictured : allowed))
}

/** Allowed HTML of an article: no styles, no foreign pictures, links that open in a new tab. */
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

/** A picture is an uploaded file, given by id. */
const pictured: sanitize.IOptions = {
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'img'],
  allowedAttributes: { ...(allowed.allowedAttributes || {}), img: ['data-file', 'alt'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !fileId.test(attribs['data-file'] ?? ''),
}
const fileId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

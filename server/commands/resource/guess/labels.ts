import { business } from '../../../../src/base/business'
import { humanise } from '../../../../src/base/text'
import type { SampleColumn } from './columns'

/** A text of a schema, in the language of the business. */
export const inOwnLanguage = (text: string) => ({ [business().language]: text })

/** Label from the heading, if it differs from the column name: `Dirección de envío`. */
export function labelled({ name, header }: SampleColumn) {
  const heading = header.replaceAll('_', ' ').replace(/\s+/g, ' ').trim()
  const isPlain = header === name || heading.toLowerCase() === humanise(name).toLowerCase()
  return isPlain ? {} : { label: inOwnLanguage(heading.charAt(0).toUpperCase() + heading.slice(1)) }
}

import { humanise } from '../../../../src/i18n/labels'
import type { SampleColumn } from './columns'

/** Label from the heading, if it differs from the column name: `Dirección de envío`. */
export function labelled({ name, header }: SampleColumn) {
  const heading = header.replaceAll('_', ' ').replace(/\s+/g, ' ').trim()
  const isPlain = header === name || heading.toLowerCase() === humanise(name).toLowerCase()
  return isPlain ? {} : { label: { es: heading.charAt(0).toUpperCase() + heading.slice(1) } }
}

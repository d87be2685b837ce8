import { humanise } from '../../../src/i18n/labels'
import type { Column } from './columns'

/** The file's own heading, where it says more than the column's name would: `Dirección de envío`. */
export function labelled({ name, header }: Column) {
  const heading = header.replaceAll('_', ' ').replace(/\s+/g, ' ').trim()
  const isPlain = header === name || heading.toLowerCase() === humanise(name).toLowerCase()
  return isPlain ? {} : { label: { es: heading.charAt(0).toUpperCase() + heading.slice(1) } }
}

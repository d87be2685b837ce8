import { business } from '../../base/business'
import { plainIcon } from './plainIcon'
import { sheetIcon } from './sheetIcon'

/** Icons whose names in Material's library differ from those in Material Symbols. */
const otherNames: Readonly<Record<string, string>> = { inventory: 'Inventory2', qr_code: 'QrCode2' }
const icons = new Map<string, ReturnType<typeof sheetIcon>>()

function iconOf(name: string) {
  const known = icons.get(name)
  if (known) return known
  const icon = ownIcon(name) ?? sheetIcon(symbolOf(name))
  icons.set(name, icon)
  return icon
}

/** An icon that the business brings. */
export function ownIcon(name: string) {
  const outline = business().parts?.icons?.[name]
  return outline === undefined ? undefined : plainIcon(<path d={outline} />, name)
}

/** Name of the icon in the sheet. */
export function symbolOf(name: string) {
  const words = name.split('_').map(word => word.charAt(0).toUpperCase() + word.slice(1))
  return `${otherNames[name] ?? words.join('')}Rounded`
}

/** A schema's icon by its name in Material Symbols or in the business; table rows by default. */
export function ResourceIcon({ name = 'table_rows' }: { readonly name: string | undefined }) {
  const Icon = iconOf(name)
  return <Icon fontSize="small" aria-hidden="true" />
}

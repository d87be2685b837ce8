import type { ReactElement } from 'react'
import { business } from '../../base/business'
import sheet from './icons.svg?no-inline'
import { plainIcon } from './plainIcon'

/** Icons whose names in Material's library differ from those in Material Symbols. */
const otherNames: Readonly<Record<string, string>> = { inventory: 'Inventory2', qr_code: 'QrCode2' }
const icons = new Map<string, ReturnType<typeof plainIcon>>()

/** An icon by its name, drawn by this picture. */
export function iconOf(name: string, picture: ReactElement) {
  const icon = icons.get(name) ?? plainIcon(picture, name)
  icons.set(name, icon)
  return icon
}

/** An icon that the business brings. */
export function ownIcon(name: string) {
  const outline = business().parts?.icons?.[name]
  return outline === undefined ? undefined : iconOf(name, <path d={outline} />)
}

/** Name of the icon in the sheet. */
export function symbolOf(name: string) {
  const words = name.split('_').map(word => word.charAt(0).toUpperCase() + word.slice(1))
  return `${otherNames[name] ?? words.join('')}Rounded`
}

/** A schema's icon by its name in Material Symbols or in the business; table rows by default. */
export function ResourceIcon({ name = 'table_rows' }: { readonly name: string | undefined }) {
  const Own = ownIcon(name)
  return Own ? <Own fontSize="small" aria-hidden="true" /> : <SheetIcon name={symbolOf(name)} />
}

/**
 * An icon of `icons.svg`, by its name in Material's library. Menu icons are one sprite outside the
 * scripts, because their outlines are 8 kB that the first page does not need.
 */
export function SheetIcon({ name }: { readonly name: string }) {
  const Icon = iconOf(name, <use href={`${sheet}#${name}`} />)
  return <Icon fontSize="small" aria-hidden="true" />
}

import { type Me, mayAct } from '../../model/access'
import type { IconName, MenuSection } from '../../model/named'
import { mayOpen } from '../../model/pageAccess'
import type { Catalogue, Resource } from '../../model/resource'
import type { CustomPage } from '../../providers/customPages'

/** What the menu leads to: a resource's list, or a page no schema describes. */
export type Entry = { readonly resource: Resource } | { readonly page: CustomPage }

export interface Section {
  /** A key of `app.menu`, or a word of the schema's own. */
  readonly id: string
  readonly entries: readonly Entry[]
}
export interface Places {
  readonly catalogue: Catalogue
  readonly pages: readonly CustomPage[]
}

/** The section that stands open at the top, without a name. */
export const TOP = 'general'

/** Sections by their place and the icon they carry; unknown ones come before reference data. */
const known = {
  [TOP]: 'home',
  equipo: 'event',
  'e-commerce': 'storefront',
  customer: 'handshake',
  invoice: 'receipt_long',
  gestion: 'local_shipping',
  st: 'build',
  credito: 'account_balance',
  'microsoft-power-bi': 'payments',
  rrhh: 'schedule',
  blog: 'description',
  user: 'people',
} as const satisfies Partial<Record<MenuSection, IconName>>
const last = { catalogos: 'category', other: 'folder' } as const
const icons: Readonly<Record<MenuSection, IconName>> = { ...known, ...last }

export const sectionIcon = (id: string): IconName | undefined =>
  Object.hasOwn(icons, id) ? icons[id as MenuSection] : undefined

/** What one of these people may open, by the section it names. */
export function sectionsOf(
  { catalogue, pages }: Places,
  ...people: readonly Me[]
): readonly Section[] {
  const sections = new Map<string, Entry[]>()
  const add = (id: string, entry: Entry) => {
    if (people.some(me => mayEnter(entry, me, catalogue))) {
      sections.set(id, [...(sections.get(id) ?? []), entry])
    }
  }
  for (const page of pages) if (page.group && page.group !== 'me') add(page.group, { page })
  for (const resource of catalogue.resources.values()) {
    const { menu = 'other' } = resource.schema
    if (menu !== false) add(menu, { resource })
  }
  return [...sections]
    .map(([id, entries]) => ({ id, entries }))
    .sort((a, b) => rankOf(a.id) - rankOf(b.id))
}

export const mayEnter = (entry: Entry, me: Me, catalogue: Catalogue): boolean =>
  'page' in entry ? mayOpen(entry.page.access, me, catalogue) : mayAct(entry.resource, me, 'list')

const rankOf = (id: string) => {
  const ends = Object.keys(last)
  if (ends.includes(id)) return 1000 + ends.indexOf(id)
  const places = Object.keys(known)
  return places.includes(id) ? places.indexOf(id) : places.length
}

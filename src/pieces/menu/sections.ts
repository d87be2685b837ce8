import { type Me, mayAct } from '../../model/access/access'
import { mayOpen } from '../../model/access/pageAccess'
import type { IconName, MenuSection } from '../../model/definition/uiNames'
import type { Catalogue, Resource } from '../../model/fields/resource'
import type { CustomPage } from '../../providers/navigation/customPages'

/** An entry of the menu: a resource's list, or a custom page. */
export type MenuPage = { readonly resource: Resource } | { readonly page: CustomPage }

interface Section {
  /** A key of `app.menu`, or the schema's own text. */
  readonly id: string
  readonly entries: readonly MenuPage[]
}
interface Places {
  readonly catalogue: Catalogue
  readonly pages: readonly CustomPage[]
}

/** The section at the top: always open and without a name. */
export const TOP = 'general'

/** Known sections in order, with their icons; unknown ones come before reference data. */
const knownSections = {
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
const icons: Readonly<Record<MenuSection, IconName>> = { ...knownSections, ...last }

export const sectionIcon = (id: string): IconName | undefined =>
  Object.hasOwn(icons, id) ? icons[id as MenuSection] : undefined

/** Entries by section that at least one of these people may open. */
export function buildMenuGroups(
  { catalogue, pages }: Places,
  ...people: readonly Me[]
): readonly Section[] {
  const sections = new Map<string, MenuPage[]>()
  const add = (id: string, entry: MenuPage) => {
    if (people.some(me => canEnter(entry, me, catalogue))) {
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
    .sort((a, b) => getRank(a.id) - getRank(b.id))
}

export const canEnter = (entry: MenuPage, me: Me, catalogue: Catalogue): boolean =>
  'page' in entry ? mayOpen(entry.page, me, catalogue) : mayAct(entry.resource, me, 'list')

const getRank = (id: string) => {
  const ends = Object.keys(last)
  if (ends.includes(id)) return 1000 + ends.indexOf(id)
  const places = Object.keys(knownSections)
  return places.includes(id) ? places.indexOf(id) : places.length
}

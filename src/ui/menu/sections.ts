import { business, roleNameOf } from '../../base/business'
import type { MenuSection } from '../../base/businessMenu'
import { type Me, mayAct } from '../../model/access/access'
import { mayOpen } from '../../model/access/pageAccess'
import type { Catalogue, Resource } from '../../model/fields/resource'
import type { CustomPage } from '../../providers/navigation/customPages'

/** An entry of the menu: a resource's list, or a custom page. */
export type MenuPage = ({ readonly resource: Resource } | { readonly page: CustomPage }) & {
  /** Key of `app.menu` instead of its own name. */
  readonly ownName?: string
}

interface Section {
  /** A key of `app.menu`, or the schema's own text. */
  readonly id: string
  readonly entries: readonly MenuPage[]
  /** Entries that only a search finds. */
  readonly more: readonly MenuPage[]
}

/** The section at the top: always open and without a name. */
export const TOP = 'general'

/** Sections of the business in order, with their icons; unknown ones come before the last ones. */
const knownSections = (): Sections => ({ [TOP]: { icon: 'home' }, ...business().menu?.sections })
const lastSections = (): Sections => ({
  settings: { icon: 'category' },
  ...business().menu?.last,
  other: { icon: 'folder' },
})
type Sections = Readonly<Record<string, MenuSection>>

/** Settings of a menu section in the business. */
export const sectionOf = (id: string): MenuSection | undefined => {
  const sections = { ...lastSections(), ...knownSections() }
  return Object.hasOwn(sections, id) ? sections[id] : undefined
}

/** Entries by section that at least one of these people may open; the first one's role may have a menu of its own. */
export function buildMenuGroups(
  { catalogue, pages }: { readonly catalogue: Catalogue; readonly pages: readonly CustomPage[] },
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
  const portal = people[0] && portalFor(people[0])
  if (portal) return [portalOf(portal, [...sections.values()].flat())]
  return [...sections]
    .map(([id, entries]) => inOrder(id, entries))
    .sort((a, b) => getRank(a.id) - getRank(b.id))
}

/** The menu of a role that has its own, such as a customer's. */
export const portalFor = ({ ROLE }: Pick<Me, 'ROLE'>) =>
  business().menu?.portals?.[roleNameOf(ROLE)]

/** A menu without sections, in the order of its names. */
function portalOf(names: Readonly<Record<string, string>>, all: readonly MenuPage[]): Section {
  const entries = Object.entries(names).flatMap(([name, ownName]) =>
    all.filter(entry => nameOf(entry) === name).map(entry => ({ ...entry, ownName })),
  )
  return { id: TOP, entries, more: all.filter(entry => !Object.hasOwn(names, nameOf(entry))) }
}

function inOrder(id: string, all: readonly MenuPage[]): Section {
  const { first = [], more = [] } = sectionOf(id) ?? {}
  const place = (entry: MenuPage) => {
    const at = first.indexOf(nameOf(entry))
    return at < 0 ? first.length : at
  }
  const isMore = (entry: MenuPage) => more.includes(nameOf(entry))
  return {
    id,
    entries: all.filter(entry => !isMore(entry)).sort((a, b) => place(a) - place(b)),
    more: all.filter(isMore),
  }
}

const nameOf = (entry: MenuPage) => ('page' in entry ? entry.page.path : entry.resource.name)

export const canEnter = (entry: MenuPage, me: Me, catalogue: Catalogue): boolean =>
  'page' in entry ? mayOpen(entry.page, me, catalogue) : mayAct(entry.resource, me, 'list')

const getRank = (id: string) => {
  const places = Object.keys(knownSections())
  if (places.includes(id)) return places.indexOf(id)
  const ends = Object.keys(lastSections())
  return places.length + (ends.includes(id) ? 1 + ends.indexOf(id) : 0)
}

import { business } from '../../base/business'
import { type Me, mayAct } from '../../model/access/access'
import { mayOpen } from '../../model/access/pageAccess'
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

/** Sections of the business in order, with their icons; unknown ones come before the last ones. */
const knownSections = () => ({ [TOP]: 'home', ...business().menu?.sections })
const lastSections = () => ({ ...business().menu?.last, other: 'folder' })

export const sectionIcon = (id: string): string | undefined => {
  const icons: Readonly<Record<string, string>> = { ...knownSections(), ...lastSections() }
  return Object.hasOwn(icons, id) ? icons[id] : undefined
}

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
  const ends = Object.keys(lastSections())
  if (ends.includes(id)) return 1000 + ends.indexOf(id)
  const places = Object.keys(knownSections())
  return places.includes(id) ? places.indexOf(id) : places.length
}

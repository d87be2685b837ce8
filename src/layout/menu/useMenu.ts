import { useCreatePath, useLocation, useTranslate } from 'ra-core'
import { fold } from '../../base/fold'
import { humanise } from '../../base/text'
import { rolesThatOpen } from '../../model/access/pageAccess'
import { rolesThatMay } from '../../model/access/requires'
import type { Resource } from '../../model/fields/resource'
import { useMe, useOwnMe } from '../../providers/backend/backendContext'
import { useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { useDenied } from '../../providers/backend/useDenied'
import {
  type CustomPage,
  pageAddressOf,
  pageAt,
  useCustomPages,
} from '../../providers/navigation/customPages'
import { SECTION } from '../../providers/navigation/place'
import { BASE, resourceAt } from '../../providers/navigation/publicUrls'
import { buildMenuGroups, canEnter, type MenuPage, sectionOf } from '../../ui/menu/sections'
import { useWaiting } from '../../ui/notices/counts'

/** An entry of the menu, ready to render. */
export interface MenuEntry {
  readonly key: string
  readonly label: string
  readonly to: string
  readonly isHere: boolean
  readonly source: MenuPage
  /** Number of its records that wait for the reader. */
  readonly waiting?: number | undefined
  /** Why the impersonated person has no access. */
  readonly denied?: string | undefined
}
export interface MenuSectionView {
  readonly id: string
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** Entries that only a search finds. */
  readonly more: readonly MenuEntry[]
  /** Address of its own page, if the menu shows that instead of its entries. */
  readonly to?: string | undefined
  readonly isHere: boolean
  /** Sum over its entries. */
  readonly waiting: number
}

/** The sections of the reader's menu; while viewing as another user, inaccessible entries have their reason. */
export function useMenu(): readonly MenuSectionView[] {
  const translate = useTranslate()
  const places = { catalogue: useCatalogue(), pages: useCustomPages() }
  const people = [useMe(), useOwnMe()].filter(person => person !== null)
  const entryOf = useMenuEntry()
  const { pathname } = useLocation()
  return buildMenuGroups(places, ...people).map(({ id, ...section }) => {
    const drawn = section.entries.map(entryOf)
    const more = section.more.map(entryOf)
    const to = sectionOf(id)?.isPage ? `${BASE}/${SECTION}/${id}` : undefined
    return {
      id,
      label: translate(`app.menu.${id}`, { _: humanise(id) }),
      entries: drawn,
      more,
      to,
      isHere: pathname === to || [...drawn, ...more].some(({ isHere }) => isHere),
      waiting: drawn.reduce((sum, entry) => sum + (entry.waiting ?? 0), 0),
    }
  })
}

/** Converts entries for display on the current page. */
export function useMenuEntry(): (entry: MenuPage) => MenuEntry {
  const { translate, labels } = useTexts()
  const createPath = useCreatePath()
  const denied = useDenied()
  const waiting = useWaiting()
  const catalogue = useCatalogue()
  const { pathname } = useLocation()
  const here = pageAt(useCustomPages(), pathname) ?? resourceAt(catalogue, pathname)
  const reasonOf = (entry: MenuPage, able: () => ReturnType<typeof rolesThatOpen>) =>
    denied(me => canEnter(entry, me, catalogue), able)
  const ownName = ({ ownName: name }: MenuPage, usual: string) =>
    name ? translate(`app.menu.${name}`, { _: usual }) : usual
  const ofPage = (source: MenuPage & { page: CustomPage }): MenuEntry => ({
    key: `page:${source.page.path}`,
    label: ownName(source, translate(source.page.label)),
    to: pageAddressOf(source.page),
    isHere: source.page === here,
    waiting: waiting[source.page.path],
    source,
    denied: reasonOf(source, () => rolesThatOpen(source.page.access, catalogue)),
  })
  const ofResource = (source: MenuPage & { resource: Resource }): MenuEntry => ({
    key: source.resource.name,
    label: ownName(source, labels.many(source.resource)),
    to: createPath({ resource: source.resource.name, type: 'list' }),
    isHere: source.resource === here,
    waiting: waiting[source.resource.name],
    source,
    denied: reasonOf(source, () => rolesThatMay(source.resource, 'list')),
  })
  return entry => ('page' in entry ? ofPage(entry) : ofResource(entry))
}

/** The one entry that stands for a section: that of its own page, or its only one. */
export function alone(section: MenuSectionView): MenuEntry | undefined {
  const [first] = section.entries
  const { to, id: key, label, isHere, waiting } = section
  return first && to !== undefined
    ? { key, label, to, isHere, waiting, source: first.source }
    : first
}

/** The entries with all typed words in their name or their section's. */
export function found(
  sections: readonly MenuSectionView[],
  typed: string,
): readonly MenuSectionView[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every(word => fold(text).includes(word))
  if (words.length === 0) return sections
  return sections
    .map(section => ({
      ...section,
      to: undefined,
      entries: [...section.entries, ...section.more].filter(({ label }) =>
        holds(`${section.label} ${label}`),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}

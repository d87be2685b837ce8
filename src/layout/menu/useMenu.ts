import { useCreatePath, useLocation, useTranslate } from 'ra-core'
import { fold } from '../../base/fold'
import { humanise } from '../../i18n/labels'
import { rolesThatOpen } from '../../model/access/pageAccess'
import { rolesThatMay } from '../../model/access/requires'
import type { Resource } from '../../model/fields/resource'
import { buildMenuGroups, canEnter, type MenuPage } from '../../pieces/menu/sections'
import { useWaiting } from '../../pieces/notices/counts'
import { useMe, useOwnMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { useDenied } from '../../providers/backend/useDenied'
import {
  type CustomPage,
  pageAddressOf,
  pageAt,
  useCustomPages,
} from '../../providers/navigation/customPages'
import { resourceAt } from '../../providers/navigation/publicUrls'

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
  readonly isHere: boolean
  /** Sum over its entries. */
  readonly waiting: number
}

/** The sections of the reader's menu; while viewing as somebody else, inaccessible entries have their reason. */
export function useMenu(): readonly MenuSectionView[] {
  const translate = useTranslate()
  const places = { catalogue: useCatalogue(), pages: useCustomPages() }
  const people = [useMe(), useOwnMe()].filter(person => person !== null)
  const entryOf = useMenuEntry()
  return buildMenuGroups(places, ...people).map(({ id, entries }) => {
    const drawn = entries.map(entryOf)
    return {
      id,
      label: translate(`app.menu.${id}`, { _: humanise(id) }),
      entries: drawn,
      isHere: drawn.some(({ isHere }) => isHere),
      waiting: drawn.reduce((sum, entry) => sum + (entry.waiting ?? 0), 0),
    }
  })
}

/** Converts entries for display on the current page. */
export function useMenuEntry(): (entry: MenuPage) => MenuEntry {
  const translate = useTranslate()
  const labels = useLabels()
  const createPath = useCreatePath()
  const denied = useDenied()
  const waiting = useWaiting()
  const catalogue = useCatalogue()
  const { pathname } = useLocation()
  const here = pageAt(useCustomPages(), pathname) ?? resourceAt(catalogue, pathname)
  const reasonOf = (entry: MenuPage, able: () => ReturnType<typeof rolesThatOpen>) =>
    denied(me => canEnter(entry, me, catalogue), able)
  const ofPage = (source: { page: CustomPage }): MenuEntry => ({
    key: `page:${source.page.path}`,
    label: translate(source.page.label),
    to: pageAddressOf(source.page),
    isHere: source.page === here,
    waiting: waiting[source.page.path],
    source,
    denied: reasonOf(source, () => rolesThatOpen(source.page.access, catalogue)),
  })
  const ofResource = (source: { resource: Resource }): MenuEntry => ({
    key: source.resource.name,
    label: labels.many(source.resource),
    to: createPath({ resource: source.resource.name, type: 'list' }),
    isHere: source.resource === here,
    waiting: waiting[source.resource.name],
    source,
    denied: reasonOf(source, () => rolesThatMay(source.resource, 'list')),
  })
  return entry => ('page' in entry ? ofPage(entry) : ofResource(entry))
}

/** The entries with all typed words in their name or their section's. */
export function found(
  sections: readonly MenuSectionView[],
  typed: string,
): readonly MenuSectionView[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every(word => fold(text).includes(word))
  return sections
    .map(section => ({
      ...section,
      entries: section.entries.filter(({ label }) => holds(`${section.label} ${label}`)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

import { useCreatePath, useLocation, useTranslate } from 'ra-core'
import { fold } from '../../domain/fold'
import { humanise } from '../../i18n/labels'
import { rolesThatOpen } from '../../model/pageAccess'
import { rolesThatMay } from '../../model/requires'
import type { Resource } from '../../model/resource'
import { type Entry, mayEnter, sectionsOf } from '../../pieces/menu/sections'
import { useWaiting } from '../../pieces/notices/counts'
import { useMe, useOwnMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { addressOf, type CustomPage, pageAt, useCustomPages } from '../../providers/customPages'
import { useLabels } from '../../providers/labels'
import { resourceAt } from '../../providers/publicUrls'
import { useDenied } from '../../providers/useDenied'

/** A line of the menu, ready to be drawn. */
export interface MenuEntry {
  readonly key: string
  readonly label: string
  readonly to: string
  readonly isHere: boolean
  readonly source: Entry
  /** How many of its records wait for the reader. */
  readonly waiting?: number | undefined
  /** Why it is closed to whom one looks as. */
  readonly denied?: string | undefined
}
export interface MenuSection {
  readonly id: string
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly isHere: boolean
  /** How much waits in all of it. */
  readonly waiting: number
}

/** The sections of the reader's menu; what other eyes do not see is there with its reason. */
export function useMenu(): readonly MenuSection[] {
  const translate = useTranslate()
  const places = { catalogue: useCatalogue(), pages: useCustomPages() }
  const people = [useMe(), useOwnMe()].filter(person => person !== null)
  const entryOf = useMenuEntry()
  return sectionsOf(places, ...people).map(({ id, entries }) => {
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

/** How an entry is drawn for the reader, on the page they are on. */
export function useMenuEntry(): (entry: Entry) => MenuEntry {
  const labels = useLabels()
  const createPath = useCreatePath()
  const denied = useDenied()
  const waiting = useWaiting()
  const catalogue = useCatalogue()
  const { pathname } = useLocation()
  const here = pageAt(useCustomPages(), pathname) ?? resourceAt(catalogue, pathname)
  const reasonOf = (entry: Entry, able: () => ReturnType<typeof rolesThatOpen>) =>
    denied(me => mayEnter(entry, me, catalogue), able)
  const ofPage = (source: { page: CustomPage }): MenuEntry => ({
    key: `page:${source.page.path}`,
    label: labels.text(source.page.label),
    to: addressOf(source.page),
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

/** The entries whose name, or whose section's, holds every word. */
export function found(sections: readonly MenuSection[], typed: string): readonly MenuSection[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every(word => fold(text).includes(word))
  return sections
    .map(section => ({
      ...section,
      entries: section.entries.filter(({ label }) => holds(`${section.label} ${label}`)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

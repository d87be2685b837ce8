import { Command } from 'cmdk'
import { useTranslate } from 'ra-core'
import { business } from '../../base/business'
import { fold } from '../../base/fold'
import { textIn } from '../../base/text'
import { mayOpen } from '../../model/access/pageAccess'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useCustomPages } from '../../providers/navigation/customPages'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import type { MenuPage } from '../../ui/menu/sections'
import { useMenu, useMenuEntry } from '../menu/useMenu'
import { useActionWords } from './ActionItem'
import type { GroupProps } from './CommandPalette'
import { useOtherTexts } from './useOtherTexts'

interface PageItemsProps extends GroupProps {
  readonly typed: string
  /** The pages of exactly the typed name, which stand before records; otherwise all others. */
  readonly isNamed: boolean
}

/** The pages of the menu, and the reader's own pages. */
export function PageItems({ typed, isNamed, onGo }: PageItemsProps) {
  const translate = useTranslate()
  const me = useMe()
  const catalogue = useCatalogue()
  const entryOf = useMenuEntry()
  const own = useCustomPages().filter(page => page.group === 'me' && mayOpen(page, me, catalogue))
  const inOthers = useOtherNames()
  const sections = [
    ...useMenu(),
    { id: 'me', label: '', more: [], entries: own.map(page => entryOf({ page })) },
  ]
  const name = fold(typed)
  const shown = sections.map(({ entries, more, ...section }) => ({
    ...section,
    entries: [...entries, ...more].filter(
      ({ denied, label }) => denied === undefined && (fold(label) === name) === isNamed,
    ),
  }))
  if (shown.every(({ entries }) => entries.length === 0)) return null
  return (
    <Command.Group heading={translate('shell.palette.pages')}>
      {shown.flatMap(section =>
        section.entries.map(({ key, to, label, source }) => (
          <Command.Item
            key={key}
            value={`page ${key}`}
            keywords={[label, section.label, ...inOthers(section.id, source)]}
            onSelect={() => onGo(to)}
          >
            <EntryIcon entry={source} />
            <span>{label}</span>
            {section.label !== label && <small>{section.label}</small>}
          </Command.Item>
        )),
      )}
    </Command.Group>
  )
}

/** Names of menu entries in other languages, and other words for a page. */
function useOtherNames() {
  const { textsAt } = useOtherTexts()
  const words = useActionWords()
  return (section: string, source: MenuPage) => [
    ...textsAt(`app.menu.${section}`),
    ...('page' in source
      ? [...textsAt(source.page.label), ...words(source.page.label.slice('menu.'.length))]
      : [source.resource.name, textIn(source.resource.schema.label, business().language)]),
  ]
}

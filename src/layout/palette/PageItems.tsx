import { Command } from 'cmdk'
import { useTranslate } from 'ra-core'
import { business } from '../../base/business'
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

/** The pages of the menu, and the reader's own pages. */
export function PageItems({ onGo }: GroupProps) {
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
  return (
    <Command.Group heading={translate('shell.palette.pages')}>
      {sections.flatMap(section =>
        [...section.entries, ...section.more]
          .filter(({ denied }) => denied === undefined)
          .map(({ key, to, label, source }) => (
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

import { Command } from 'cmdk'
import { useTranslate } from 'ra-core'
import { mayOpen } from '../../model/access/pageAccess'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useCustomPages } from '../../providers/navigation/customPages'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import { useMenu, useMenuEntry } from '../menu/useMenu'
import type { GroupProps } from './CommandPalette'

/** The pages of the menu, and the reader's own pages. */
export function PageItems({ onGo }: GroupProps) {
  const translate = useTranslate()
  const me = useMe()
  const catalogue = useCatalogue()
  const entryOf = useMenuEntry()
  const own = useCustomPages().filter(page => page.group === 'me' && mayOpen(page, me, catalogue))
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
              keywords={[label, section.label]}
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

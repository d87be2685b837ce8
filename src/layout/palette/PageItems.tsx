import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useTranslate } from 'ra-core'
import { business } from '../../base/business'
import { textIn } from '../../base/text'
import { loadNamespace, type TextTree } from '../../i18n/namespaces'
import { mayOpen } from '../../model/access/pageAccess'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useCustomPages } from '../../providers/navigation/customPages'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import type { MenuPage } from '../../ui/menu/sections'
import { useMenu, useMenuEntry } from '../menu/useMenu'
import type { GroupProps } from './CommandPalette'

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

/** Names of menu entries in English and in the language of the schemas, for people who know only those. */
function useOtherNames() {
  const { data = [] } = useQuery({
    queryKey: ['menu names'],
    queryFn: () =>
      Promise.all(
        (['en', business().language] as const).flatMap(language =>
          (['app', 'menu'] as const).map(async name => ({
            [name]: await loadNamespace(language, name),
          })),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const textsAt = (key: string) =>
    data.flatMap(tree => {
      const text = key
        .split('.')
        .reduce<TextTree | string | undefined>(
          (inside, part) => (typeof inside === 'object' ? inside[part] : undefined),
          tree,
        )
      return typeof text === 'string' ? text : []
    })
  return (section: string, source: MenuPage) => [
    ...textsAt(`app.menu.${section}`),
    ...('page' in source
      ? textsAt(source.page.label)
      : [source.resource.name, textIn(source.resource.schema.label, business().language)]),
  ]
}

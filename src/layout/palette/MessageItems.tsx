import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useTranslate } from 'ra-core'
import { tenantOf } from '../../base/business'
import { mayOpen } from '../../model/access/pageAccess'
import {
  useBackend,
  useLanguage,
  useMe,
  useViewedUser,
} from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { type CustomPage, useCustomPages } from '../../providers/navigation/customPages'
import { timeAgo } from '../../ui/controls/timeAgo'
import { SheetIcon } from '../../ui/menu/ResourceIcon'
import type { GroupProps } from './CommandPalette'
import { PaletteFacts } from './PaletteFacts'
import { SHORTEST, useSettled } from './useSettled'

type Finding = CustomPage & Required<Pick<CustomPage, 'find'>>
interface MessageItemsProps extends GroupProps {
  readonly words: string
}

/** Messages to the reader, page by page; hidden while viewing as somebody else. */
export function MessageItems(props: MessageItemsProps) {
  const me = useMe()
  const looked = useViewedUser()
  const catalogue = useCatalogue()
  const pages = useCustomPages().filter(
    (page): page is Finding => page.find !== undefined && mayOpen(page, me, catalogue),
  )
  if (looked || me.PLAIN_SERVER || props.words.length < SHORTEST) return null
  return pages.map(page => <OnPage key={page.path} page={page} {...props} />)
}

function OnPage({ page, words, onGo }: MessageItemsProps & { readonly page: Finding }) {
  const { http } = useBackend()
  const me = useMe()
  const { ID } = me
  const tenant = tenantOf(me)
  const translate = useTranslate()
  const language = useLanguage()
  const asked = useSettled(words)
  const { data } = useQuery({
    queryKey: ['palette', page.path, ID, tenant, asked],
    queryFn: () => page.find(http, asked),
    enabled: asked.length >= SHORTEST,
    staleTime: 30_000,
    retry: false,
  })
  if (!data || data.length === 0 || asked !== words) return null
  return (
    <Command.Group heading={translate(page.label)}>
      {data.map(({ id, to, title, from, at }) => (
        <Command.Item key={id} value={`record ${page.path} ${id}`} onSelect={() => onGo(to)}>
          <SheetIcon name={page.icon} />
          <span className="palette-record">
            <bdi>{title}</bdi>
            <PaletteFacts of={[from, timeAgo(at, language)].filter(Boolean).join(' · ')} />
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

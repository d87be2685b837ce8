import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { textIn } from '../../domain/text'
import { mayOpen } from '../../model/pageAccess'
import { timeAgo } from '../../pieces/timeAgo'
import { useBackend, useLanguage, useLooked, useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { type CustomPage, useCustomPages } from '../../providers/customPages'
import { Facts } from './Facts'
import type { GroupProps } from './Palette'
import { SHORTEST, useSettled } from './useSettled'

type Finding = CustomPage & Required<Pick<CustomPage, 'find'>>
interface MessageItemsProps extends GroupProps {
  readonly words: string
}

/** What people wrote to the reader, page by page; whoever looks as somebody else finds none of it. */
export function MessageItems(props: MessageItemsProps) {
  const me = useMe()
  const looked = useLooked()
  const catalogue = useCatalogue()
  const pages = useCustomPages().filter(
    (page): page is Finding => page.find !== undefined && mayOpen(page.access, me, catalogue),
  )
  if (looked || props.words.length < SHORTEST) return null
  return pages.map(page => <OnPage key={page.path} page={page} {...props} />)
}

function OnPage({ page, words, onGo }: MessageItemsProps & { readonly page: Finding }) {
  const { http } = useBackend()
  const { ID, EMPRESA } = useMe()
  const language = useLanguage()
  const asked = useSettled(words)
  const { data } = useQuery({
    queryKey: ['palette', page.path, ID, EMPRESA, asked],
    queryFn: () => page.find(http, asked),
    enabled: asked.length >= SHORTEST,
    staleTime: 30_000,
    retry: false,
  })
  if (!data || data.length === 0 || asked !== words) return null
  const Icon = page.icon
  return (
    <Command.Group heading={textIn(page.label, language)}>
      {data.map(({ id, to, title, from, at }) => (
        <Command.Item key={id} value={`record ${page.path} ${id}`} onSelect={() => onGo(to)}>
          <Icon fontSize="small" aria-hidden="true" />
          <span className="palette-record">
            <bdi>{title}</bdi>
            <Facts of={[from, timeAgo(at, language)].filter(Boolean).join(' · ')} />
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

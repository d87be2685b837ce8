import { useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { useDebounced } from '../../ui/controls/useDebounced'
import './palette.css'
import History from '@mui/icons-material/HistoryRounded'
import Search from '@mui/icons-material/SearchRounded'
import Dialog from '@mui/material/Dialog'
import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useLocation, useNavigate, useTranslate } from 'ra-core'
import { Fragment, Suspense, useEffect, useState } from 'react'
import { tenantOf } from '../../base/business'
import { fold } from '../../base/fold'
import { isNear } from '../../base/likeness'
import { mayOpen } from '../../model/access/pageAccess'
import { useBackend, useMe, useViewedUser } from '../../providers/backend/backendContext'
import { type CustomPage, useCustomPages } from '../../providers/navigation/customPages'
import { timeAgo } from '../../ui/controls/timeAgo'
import { paletteSentences } from '../../ui/find/paletteSentences'
import { SheetIcon } from '../../ui/menu/ResourceIcon'
import { ScanButton } from '../../ui/scanner/ScanButton'
import { ActionItems } from './ActionItems'
import { PageItems } from './PageItems'
import { PaletteFacts } from './PaletteFacts'
import { paletteRequest } from './paletteRequest'
import { RecordItems } from './RecordItems'
import { useRecent } from './recent'
import { PAUSE_MS, SHORTEST } from './searchText'
import { ToolItems } from './ToolItems'
import { useOtherTexts } from './useOtherTexts'

export interface PaletteProps {
  readonly typed: string
  /** The text was scanned, so typing replaces it. */
  readonly isCode: boolean
  readonly onClose: () => void
  readonly onHelp: () => void
}

/** Props of every group of the palette. */
export interface GroupProps {
  /** Closes the palette, then navigates. */
  readonly onGo: (to: string) => void
  /** Closes the palette, then runs the action. */
  readonly onDo: (act: () => void) => void
}

/** Search for pages, records and actions. */
export function CommandPalette({ typed: first, isCode, onClose, onHelp }: PaletteProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(first)
  useEffect(paletteRequest.meet, [])
  const onDo = (act: () => void) => {
    onClose()
    act()
  }
  const group: GroupProps = { onDo, onGo: to => onDo(() => navigate(to)) }
  const title = translate('shell.palette.title')
  // An item keeps the keywords of its first drawing.
  const { isPending } = useOtherTexts()
  const Sentences = paletteSentences()
  const settled = useDebounced(typed.trim(), PAUSE_MS)
  const isSentence = settled === typed.trim() && settled.includes(' ')
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { className: 'palette', 'aria-label': title } }}
    >
      <Command label={title} filter={fits} loop>
        <div className="p-row p-below palette-field">
          <Search aria-hidden="true" />
          <Command.Input
            className="p-bare"
            autoFocus
            value={typed}
            onValueChange={setTyped}
            onFocus={({ target }) => isCode && target.select()}
            placeholder={translate('shell.palette.placeholder')}
          />
          <ScanButton label={translate('shell.palette.scan')} onCode={setTyped} closesAfterScan />
          <kbd>Esc</kbd>
        </div>
        <Command.List className="palette-list" label={translate('shell.palette.results')}>
          {typed.trim() === '' && <RecentItems {...group} />}
          <Suspense fallback={null}>
            {Sentences && isSentence && <Sentences words={settled} onGo={group.onGo} />}
          </Suspense>
          <PageItems typed={typed} isNamed {...group} />
          <RecordItems words={typed.trim()} {...group} />
          <MessageItems words={typed.trim()} {...group} />
          <Fragment key={String(isPending)}>
            <PageItems typed={typed} isNamed={false} {...group} />
            <ActionItems onHelp={onHelp} {...group} />
            {typed.trim() !== '' && <ToolItems {...group} />}
          </Fragment>
          <Command.Empty className="p-nothing">
            {translate('shell.palette.nothing', { typed: typed.trim() })}
          </Command.Empty>
        </Command.List>
      </Command>
    </Dialog>
  )
}

/** Matches all words in any order, with typing errors after exact ones; accents and case are ignored. */
function fits(value: string, typed: string, keywords: readonly string[] = []) {
  if (value.startsWith('record ')) return 1
  const text = fold(`${value} ${keywords.join(' ')}`)
  const words = fold(typed).split(/\s+/)
  if (words.every(word => text.includes(word))) return text.startsWith(fold(typed)) ? 0.9 : 0.5
  const parts = text.split(/[^\p{L}\p{N}]+/u)
  const isClose = (word: string) => parts.some(part => part.includes(word) || isNear(word, part))
  return words.every(isClose) ? 0.2 : 0
}

/** The reader's recent pages, without the current one. */
function RecentItems({ onGo }: GroupProps) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const [recent] = useRecent()
  const others = recent.filter(({ to }) => to !== pathname).slice(0, 5)
  if (others.length === 0) return null
  return (
    <Command.Group heading={translate('shell.palette.recent')}>
      {others.map(({ to, label }) => (
        <Command.Item key={to} value={`recent ${to}`} keywords={[label]} onSelect={() => onGo(to)}>
          <History fontSize="small" aria-hidden="true" />
          <bdi>{label}</bdi>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

type Finding = CustomPage & Required<Pick<CustomPage, 'find'>>
interface MessageItemsProps extends GroupProps {
  readonly words: string
}

/** Messages to the reader, page by page; hidden while viewing as another user. */
function MessageItems(props: MessageItemsProps) {
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
  const { translate, language } = useTexts()
  const asked = useDebounced(words, PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['palette', page.path, ID, tenant, asked],
    queryFn: () => page.find(http, asked),
    enabled: asked.length >= SHORTEST,
    staleTime: 30_000,
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

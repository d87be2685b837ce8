import './menu.css'
import Expand from '@mui/icons-material/ExpandMoreRounded'
import More from '@mui/icons-material/MoreHorizRounded'
import Search from '@mui/icons-material/SearchRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../providers/backend/backendContext'
import { moveThrough } from '../../ui/controls/moveThrough'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import { ResourceIcon } from '../../ui/menu/ResourceIcon'
import { sectionOf, TOP } from '../../ui/menu/sections'
import { HeaderMenu, laterMenu } from '../dropdown/HeaderMenu'
import { alone, type MenuEntry, type MenuSectionView, useMenu } from './useMenu'
import { WaitingBadge } from './WaitingBadge'

/**
 * The menu as a row under the header, or as a narrow rail: a button per section opens its pages. Its
 * search opens the whole menu; the last button has the sections that do not fit.
 */
export function MenuLine({ onSearch }: { readonly onSearch: () => void }) {
  const translate = useTranslate()
  const isRail = useSettings().themeLayout === 'mini'
  const list = useId()
  const lines = menuLinesOf(useMenu(), translate('app.menu.general'))
  const { row, fits } = useFittingCount<HTMLUListElement>(
    !isRail,
    lines.map(({ label }) => label).join(),
  )
  const search = translate('app.menu.search')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; Tab also works
    <div className="menu-row" onKeyDown={event => moveThrough(event, isRail ? 'down' : 'across')}>
      <button
        type="button"
        className="menu-item"
        aria-label={search}
        aria-haspopup="dialog"
        title={search}
        onClick={onSearch}
      >
        <Search aria-hidden="true" />
        {isRail && <span aria-hidden="true">{translate('app.action.search')}</span>}
      </button>
      <ul ref={row} id={list} className="p-wrap menu-line">
        {lines.map((line, at) => (
          <li key={line.key} data-beyond={at >= fits || undefined}>
            <LineItem line={line} isRail={isRail} />
          </li>
        ))}
      </ul>
      {!isRail && <MoreItem lines={lines.slice(fits)} />}
    </div>
  )
}

/** The sections that do not fit into the row; its place is reserved if there are none. */
function MoreItem({ lines }: { readonly lines: readonly MenuLineEntry[] }) {
  const translate = useTranslate()
  const groups = lines
    .map(({ label, entries }) => [label, ...entries.map(({ key }) => key)].join('\n'))
    .join('\n\n')
  const menu = useMemo(
    () =>
      laterMenu(async () =>
        (await import('./SectionChoices')).groupedChoices(
          groups.split('\n\n').map(group => {
            const [label = '', ...keys] = group.split('\n')
            return { label, keys }
          }),
        ),
      ),
    [groups],
  )
  return (
    <div className="menu-more" data-none={lines.length === 0 || undefined}>
      <HeaderMenu
        menu={menu}
        trigger={props => (
          <button
            {...props}
            type="button"
            className="menu-item"
            aria-label={translate('app.menu.more')}
            title={translate('app.menu.more')}
            data-here={lines.some(({ isHere }) => isHere) || undefined}
          >
            <More aria-hidden="true" />
            <WaitingBadge number={lines.reduce((sum, { waiting }) => sum + waiting, 0)} />
          </button>
        )}
      />
    </div>
  )
}

interface LineItemProps {
  readonly line: MenuLineEntry
  readonly isRail: boolean
}

function LineItem({ line, isRail }: LineItemProps) {
  const { section, label, entries, isHere, waiting } = line
  const [first] = entries
  const icon =
    section !== undefined && section !== TOP ? (
      <ResourceIcon name={sectionOf(section)?.icon} />
    ) : (
      first && <EntryIcon entry={first.source} />
    )
  if (section !== undefined) return <SectionItem {...{ line, isRail, icon }} />
  return (
    <LinkBase to={first?.to ?? ''} className="menu-item" aria-current={isHere ? 'page' : undefined}>
      {icon}
      <span>{label}</span>
      <WaitingBadge number={waiting} />
    </LinkBase>
  )
}

function SectionItem({ line, isRail, icon }: LineItemProps & { readonly icon: ReactNode }) {
  const { label, entries, isHere, waiting } = line
  const keys = entries.map(({ key }) => key).join(' ')
  const menu = useMemo(
    () => laterMenu(async () => (await import('./SectionChoices')).sectionChoices(keys.split(' '))),
    [keys],
  )
  return (
    <HeaderMenu
      side={isRail ? 'beside' : 'left'}
      menu={menu}
      trigger={props => (
        <button {...props} type="button" className="menu-item" data-here={isHere || undefined}>
          {icon}
          <span>{label}</span>
          <WaitingBadge number={waiting} />
          {!isRail && <Expand fontSize="small" aria-hidden="true" />}
        </button>
      )}
    />
  )
}

/** An item of the short menu: a page, or a section with its pages. */
interface MenuLineEntry extends Pick<MenuSectionView, 'label' | 'entries' | 'isHere' | 'waiting'> {
  readonly key: string
  /** Its section; undefined for a single page. */
  readonly section?: string | undefined
}

/** With more pages at the top, all but the first are grouped. */
const FEW = 2

/**
 * The menu as about a dozen items: the first page, and one per section. `general` is the name of the
 * group of further top pages.
 */
function menuLinesOf(
  sections: readonly MenuSectionView[],
  general: string,
): readonly MenuLineEntry[] {
  return sections.flatMap((section): readonly MenuLineEntry[] => {
    if (section.id !== TOP) {
      const only = section.to === undefined ? undefined : alone(section)
      return [only ? lineOf(only) : { ...section, key: section.id, section: section.id }]
    }
    const [first, ...others] = section.entries.filter(({ denied }) => denied === undefined)
    if (!first) return []
    if (others.length <= FEW) return [first, ...others].map(lineOf)
    const together = { key: TOP, section: TOP, label: general, entries: others }
    return [
      lineOf(first),
      {
        ...together,
        isHere: others.some(({ isHere }) => isHere),
        waiting: others.reduce((sum, { waiting = 0 }) => sum + waiting, 0),
      },
    ]
  })
}

const lineOf = (entry: MenuEntry): MenuLineEntry => ({
  key: entry.key,
  label: entry.label,
  entries: [entry],
  isHere: entry.isHere,
  waiting: entry.waiting ?? 0,
})

/**
 * Number of children in the first line of a row; the others wrap out of sight. Measured again when width
 * or content changes.
 */
function useFittingCount<List extends HTMLElement>(isRow: boolean, holds: string) {
  const row = useRef<List>(null)
  const [fits, setFits] = useState(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels change their width with the language
  useEffect(() => {
    const list = row.current
    if (!list || !isRow) return setFits(Number.POSITIVE_INFINITY)
    const measure = () => {
      const items = [...list.children] as HTMLElement[]
      const top = items[0]?.offsetTop ?? 0
      setFits(items.filter(({ offsetTop }) => offsetTop === top).length)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => observer.disconnect()
  }, [isRow, holds])
  return { row, fits }
}

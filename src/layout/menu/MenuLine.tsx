import './menu.css'
import Expand from '@mui/icons-material/ExpandMoreRounded'
import More from '@mui/icons-material/MoreHorizRounded'
import Search from '@mui/icons-material/SearchRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { type ReactNode, useId, useMemo } from 'react'
import { useSettings } from '../../providers/backend/backendContext'
import { moveThrough } from '../../ui/controls/moveThrough'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import { ResourceIcon } from '../../ui/menu/ResourceIcon'
import { sectionOf, TOP } from '../../ui/menu/sections'
import { HeaderMenu, laterMenu } from '../dropdown/HeaderMenu'
import { type MenuLineEntry, menuLinesOf } from './menuLinesOf'
import { useFittingCount } from './useFittingCount'
import { useMenu } from './useMenu'
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

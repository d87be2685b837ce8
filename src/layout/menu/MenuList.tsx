import './menu.css'
import Expand from '@mui/icons-material/ExpandMoreRounded'
import Search from '@mui/icons-material/SearchRounded'
import { LinkBase, useStore, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Ghost } from '../../ui/controls/Ghost'
import { moveThrough } from '../../ui/controls/moveThrough'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import { ResourceIcon } from '../../ui/menu/ResourceIcon'
import { sectionOf, TOP } from '../../ui/menu/sections'
import { alone, found, type MenuEntry, type MenuSectionView, useMenu } from './useMenu'
import { WaitingBadge } from './WaitingBadge'

/** The whole menu: top entries, then sections with their pages; typed text filters it. */
export function MenuList({ startsTyping = false }: { readonly startsTyping?: boolean }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const all = useMenu()
  const sections = found(all, typed)
  const isNarrowed = typed.trim() !== ''
  const size = all.flatMap(({ entries }) => entries).length
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; Tab also works
    <div className="menu" onKeyDown={event => moveThrough(event)}>
      {size > FEW && <MenuSearch typed={typed} onType={setTyped} startsHere={startsTyping} />}
      <p className="p-hidden" role="status">
        {isNarrowed &&
          translate('app.menu.found', { number: sections.flatMap(it => it.entries).length })}
      </p>
      <ul>
        {sections.map(section => {
          const { id, entries } = section
          if (id === TOP) return entries.map(entry => <MenuItem key={entry.key} entry={entry} />)
          const only = section.to !== undefined || entries.length === 1 ? alone(section) : undefined
          if (only && !isNarrowed) return <MenuItem key={id} entry={only} icon={id} />
          return (
            <MenuSectionItem
              key={id}
              section={section}
              opens={size <= MANY}
              isNarrowed={isNarrowed}
            />
          )
        })}
      </ul>
    </div>
  )
}

/** With fewer entries the search is hidden. */
const FEW = 7
/** Up to this number of entries all sections are open initially. */
const MANY = 32

interface MenuSectionItemProps {
  readonly section: MenuSectionView
  /** Open by default. */
  readonly opens: boolean
  /** While the menu is filtered, sections are open. */
  readonly isNarrowed: boolean
}

/** A collapsible section; its state is stored. */
function MenuSectionItem({ section, opens, isNarrowed }: MenuSectionItemProps) {
  const { id, label, entries, isHere, waiting } = section
  const list = useId()
  const [kept, keep] = useStore<Readonly<Record<string, boolean>>>('menu.sections', {})
  const isOpen = isNarrowed || (kept[id] ?? (opens || isHere))
  return (
    <li>
      <button
        type="button"
        className="menu-link"
        data-here={(isHere && !isOpen) || undefined}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => keep({ ...kept, [id]: !isOpen })}
      >
        <ResourceIcon name={sectionOf(id)?.icon} />
        <span className="p-grow menu-label">{label}</span>
        {!isOpen && <WaitingBadge number={waiting} />}
        <Expand className="menu-expand" fontSize="small" aria-hidden="true" />
      </button>
      <ul id={list} hidden={!isOpen} aria-label={label}>
        {isOpen && entries.map(entry => <MenuItem key={entry.key} entry={entry} isSub />)}
      </ul>
    </li>
  )
}

interface MenuItemProps {
  readonly entry: MenuEntry
  /** Icon of its section, for the section's only entry. */
  readonly icon?: string
  /** Nested in a section: lower, without icon. */
  readonly isSub?: boolean
}

/** An entry of the menu; while viewing as another user, inaccessible entries are greyed with the reason. */
function MenuItem({ entry, icon, isSub = false }: MenuItemProps) {
  const { label, to, isHere, denied, source, waiting } = entry
  if (denied !== undefined) {
    return (
      <li>
        <Ghost reason={denied}>{label}</Ghost>
      </li>
    )
  }
  const known = icon && sectionOf(icon)?.icon
  return (
    <li>
      <LinkBase
        to={to}
        className={isSub ? 'menu-link menu-sub' : 'menu-link'}
        aria-current={isHere ? 'page' : undefined}
      >
        {!isSub && (known ? <ResourceIcon name={known} /> : <EntryIcon entry={source} />)}
        <span className="p-grow menu-label">{label}</span>
        <WaitingBadge number={waiting} />
      </LinkBase>
    </li>
  )
}

interface MenuSearchProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The menu was opened for searching. */
  readonly startsHere?: boolean
}

/** Filters the menu; Esc clears the text. */
function MenuSearch({ typed, onType, startsHere = false }: MenuSearchProps) {
  const label = useTranslate()('app.menu.search')
  return (
    <label className="p-row menu-search">
      <Search fontSize="small" aria-hidden="true" />
      <input
        type="search"
        className="p-bare"
        // biome-ignore lint/a11y/noAutofocus: opened by the search button
        autoFocus={startsHere}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={event => onType(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || typed === '') return
          event.stopPropagation()
          onType('')
        }}
      />
    </label>
  )
}

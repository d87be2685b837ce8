import Expand from '@mui/icons-material/ExpandMoreRounded'
import { useStore } from 'ra-core'
import { useId } from 'react'
import { ResourceIcon } from '../../ui/menu/ResourceIcon'
import { sectionOf } from '../../ui/menu/sections'
import { MenuItem } from './MenuItem'
import type { MenuSectionView } from './useMenu'
import { WaitingBadge } from './WaitingBadge'

interface MenuSectionItemProps {
  readonly section: MenuSectionView
  /** Open by default. */
  readonly opens: boolean
  /** While the menu is filtered, sections are open. */
  readonly isNarrowed: boolean
}

/** A collapsible section; its state is stored. */
export function MenuSectionItem({ section, opens, isNarrowed }: MenuSectionItemProps) {
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
        <span className="menu-label">{label}</span>
        {!isOpen && <WaitingBadge number={waiting} />}
        <Expand className="menu-expand" fontSize="small" aria-hidden="true" />
      </button>
      <ul id={list} hidden={!isOpen} aria-label={label}>
        {isOpen && entries.map(entry => <MenuItem key={entry.key} entry={entry} isSub />)}
      </ul>
    </li>
  )
}

import { LinkBase } from 'ra-core'
import { Ghost } from '../../ui/controls/Ghost'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import { ResourceIcon } from '../../ui/menu/ResourceIcon'
import { sectionOf } from '../../ui/menu/sections'
import type { MenuEntry } from './useMenu'
import { WaitingBadge } from './WaitingBadge'

interface MenuItemProps {
  readonly entry: MenuEntry
  /** Icon of its section, for the section's only entry. */
  readonly icon?: string
  /** Nested in a section: lower, without icon. */
  readonly isSub?: boolean
}

/** An entry of the menu; while viewing as somebody else, inaccessible entries are greyed with the reason. */
export function MenuItem({ entry, icon, isSub = false }: MenuItemProps) {
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
        <span className="menu-label">{label}</span>
        <WaitingBadge number={waiting} />
      </LinkBase>
    </li>
  )
}

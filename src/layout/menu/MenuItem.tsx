import { LinkBase } from 'ra-core'
import { Ghost } from '../../pieces/Ghost'
import { EntryIcon } from '../../pieces/menu/EntryIcon'
import { ResourceIcon } from '../../pieces/menu/ResourceIcon'
import { sectionIcon } from '../../pieces/menu/sections'
import type { MenuEntry } from './useMenu'
import { Waiting } from './Waiting'

interface MenuItemProps {
  readonly entry: MenuEntry
  /** The section whose icon it carries, being the only one there. */
  readonly icon?: string
  /** It stands below its section: lower, and without an icon. */
  readonly isSub?: boolean
}

/** A line of the menu; what other eyes do not see is ghosted, with the reason. */
export function MenuItem({ entry, icon, isSub = false }: MenuItemProps) {
  const { label, to, isHere, denied, source, waiting } = entry
  if (denied !== undefined) {
    return (
      <li>
        <Ghost reason={denied}>{label}</Ghost>
      </li>
    )
  }
  const known = icon && sectionIcon(icon)
  return (
    <li>
      <LinkBase
        to={to}
        className={isSub ? 'menu-link menu-sub' : 'menu-link'}
        aria-current={isHere ? 'page' : undefined}
      >
        {!isSub && (known ? <ResourceIcon name={known} /> : <EntryIcon entry={source} />)}
        <span className="menu-label">{label}</span>
        <Waiting number={waiting} />
      </LinkBase>
    </li>
  )
}

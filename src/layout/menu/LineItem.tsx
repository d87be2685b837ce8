import Expand from '@mui/icons-material/ExpandMoreRounded'
import { LinkBase } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import { ResourceIcon } from '../../ui/menu/ResourceIcon'
import { sectionOf, TOP } from '../../ui/menu/sections'
import { HeaderMenu, laterMenu } from '../dropdown/HeaderMenu'
import type { MenuLineEntry } from './menuLinesOf'
import { WaitingBadge } from './WaitingBadge'

interface LineItemProps {
  readonly line: MenuLineEntry
  readonly isRail: boolean
}

export function LineItem({ line, isRail }: LineItemProps) {
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

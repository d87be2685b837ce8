import './menu.css'
import Expand from '@mui/icons-material/ExpandMoreRounded'
import { LinkBase } from 'ra-core'
import { useMemo } from 'react'
import { EntryIcon } from '../../pieces/menu/EntryIcon'
import { ResourceIcon } from '../../pieces/menu/ResourceIcon'
import { sectionIcon, TOP } from '../../pieces/menu/sections'
import { useSettings } from '../../providers/backendContext'
import { HeaderMenu, laterMenu } from '../HeaderMenu'
import { type MenuSection, useMenu } from './useMenu'
import { Waiting } from './Waiting'

/** The menu as a line under the header, or as a narrow rail: each section a button that opens its pages. */
export function MenuLine() {
  return (
    <ul className="menu-line">
      {useMenu().map(section =>
        section.id === TOP ? (
          section.entries.map(({ key, to, isHere, label, source }) => (
            <li key={key}>
              <LinkBase to={to} className="menu-item" aria-current={isHere ? 'page' : undefined}>
                <EntryIcon entry={source} />
                <span>{label}</span>
              </LinkBase>
            </li>
          ))
        ) : (
          <li key={section.id}>
            <Section section={section} />
          </li>
        ),
      )}
    </ul>
  )
}

function Section({ section: { id, label, entries, isHere, waiting } }: { section: MenuSection }) {
  const isRail = useSettings().themeLayout === 'mini'
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
          <ResourceIcon name={sectionIcon(id)} />
          <span>{label}</span>
          <Waiting number={waiting} />
          {!isRail && <Expand fontSize="small" aria-hidden="true" />}
        </button>
      )}
    />
  )
}

import Expand from '@mui/icons-material/ExpandMoreRounded'
import { LinkBase, useLocation, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { humanise } from '../i18n/labels'
import { type MenuGroup, menuGroups } from '../pieces/menu/menuGroups'
import { useMe } from '../providers/backendContext'
import { useCatalogue } from '../providers/catalogueContext'
import { HOME } from '../providers/place'
import { resourceAt } from '../providers/publicUrls'
import { HeaderMenu, laterMenu } from './HeaderMenu'

/** The menu as one line under the header: each section a button that opens its pages. */
export function HorizontalMenu() {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const { pathname } = useLocation()
  const here = resourceAt(catalogue, pathname)
  return (
    <ul className="menu-line">
      <li>
        <LinkBase
          to={HOME}
          className="menu-item"
          aria-current={pathname.replace(/\/$/, '') === HOME ? 'page' : undefined}
        >
          {translate('app.menu.home')}
        </LinkBase>
      </li>
      {menuGroups(catalogue, useMe()).map(group => (
        <li key={group.id}>
          <Group group={group} isHere={here !== undefined && group.resources.includes(here)} />
        </li>
      ))}
    </ul>
  )
}

function Group({ group, isHere }: { group: MenuGroup; isHere: boolean }) {
  const translate = useTranslate()
  const menu = useMemo(
    () => laterMenu(async () => (await import('./GroupChoices')).groupChoices(group)),
    [group],
  )
  return (
    <HeaderMenu
      side="left"
      menu={menu}
      trigger={props => (
        <button {...props} type="button" className="menu-item" data-here={isHere || undefined}>
          {translate(`app.menu.${group.id}`, { _: humanise(group.id) })}
          <Expand fontSize="small" aria-hidden="true" />
        </button>
      )}
    />
  )
}

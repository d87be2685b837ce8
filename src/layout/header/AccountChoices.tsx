import Explore from '@mui/icons-material/ExploreOutlined'
import Logout from '@mui/icons-material/LogoutRounded'
import Tune from '@mui/icons-material/SettingsRounded'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { LinkBase, useLogout, useTranslate } from 'ra-core'
import { useState } from 'react'
import { accountRoleOf, adminRole } from '../../base/business'
import { roleLabel } from '../../i18n/roleNames'
import { mayOpen } from '../../model/access/pageAccess'
import { useMe, useOwnMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { pageAddressOf, useCustomPages } from '../../providers/navigation/customPages'
import { LaterPart } from '../../ui/loading/LaterPart'
import { SheetIcon } from '../../ui/menu/ResourceIcon'
import { later } from '../../ui/theme/later'
import type { OpenMenuProps } from '../dropdown/HeaderMenu'
import { OpenMenu } from '../dropdown/OpenMenu'
import { SettingsPanelLater } from '../settings/SettingsButton'
import { useTour } from '../tour/useTour'
import { usePerson } from './usePerson'

const ViewAsDialog = later(() => import('./ViewAsDialog'), 'ViewAsDialog', 'errors')

export function AccountChoices(props: OpenMenuProps) {
  const translate = useTranslate()
  const logout = useLogout()
  const { name, email } = usePerson()
  const own = useOwnMe()
  const [opened, setOpened] = useState<'settings' | 'viewAs'>()
  const role = own ? roleLabel(accountRoleOf(own), translate) : ''
  const mayViewAs = own?.ROLE === adminRole() && !own.PLAIN_SERVER
  const begin = useTour()
  const pages = useOwnPages()
  if (opened) {
    return (
      <LaterPart onFailed={props.onClose}>
        {opened === 'viewAs' && <ViewAsDialog onClose={props.onClose} />}
        {opened === 'settings' && <SettingsPanelLater isOpen onClose={props.onClose} />}
      </LaterPart>
    )
  }
  return (
    <OpenMenu {...props}>
      <li className="account-who" role="none">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span dir="ltr">{email}</span>
        <span className="account-role">{role}</span>
      </li>
      <Divider component="li" />
      {pages.map(page => (
        <MenuItem
          key={page.path}
          component={LinkBase}
          to={pageAddressOf(page)}
          onClick={props.onClose}
        >
          <SheetIcon name={page.icon} /> {translate(page.label)}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem onClick={() => setOpened('settings')}>
        <Tune fontSize="small" /> {translate('app.settings.open')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          props.onClose()
          void begin()
        }}
      >
        <Explore fontSize="small" /> {translate('app.shell.tour')}
      </MenuItem>
      {mayViewAs && (
        <MenuItem onClick={() => setOpened('viewAs')}>
          <Visibility fontSize="small" /> {translate('app.viewAs.menu')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          props.onClose()
          void logout()
        }}
      >
        <Logout fontSize="small" /> {translate('auth.signOut')}
      </MenuItem>
    </OpenMenu>
  )
}

/** The person's own pages: those with the section `me`. */
function useOwnPages() {
  const me = useMe()
  const catalogue = useCatalogue()
  return useCustomPages().filter(page => page.group === 'me' && mayOpen(page, me, catalogue))
}

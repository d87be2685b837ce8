import Logout from '@mui/icons-material/LogoutRounded'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useLogout, useTranslate } from 'ra-core'
import { roleLabels } from '../domain/roles'
import { useLanguage, useMe } from '../providers/backendContext'
import type { OpenMenuProps } from './HeaderMenu'
import { OpenMenu } from './OpenMenu'
import { usePerson } from './usePerson'

export function AccountChoices(props: OpenMenuProps) {
  const translate = useTranslate()
  const logout = useLogout()
  const { name, email } = usePerson()
  const role = roleLabels[useMe().ROLE][useLanguage()]
  return (
    <OpenMenu {...props}>
      <li className="account-who">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span dir="ltr">{email}</span>
        <span className="account-role">{role}</span>
      </li>
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          props.onClose()
          void logout()
        }}
      >
        <Logout fontSize="small" /> {translate('app.auth.signOut')}
      </MenuItem>
    </OpenMenu>
  )
}

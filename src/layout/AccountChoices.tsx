import Key from '@mui/icons-material/KeyOutlined'
import Logout from '@mui/icons-material/LogoutRounded'
import Mail from '@mui/icons-material/MailOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { LinkBase, useLogout, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { roleLabels } from '../domain/roles'
import { useLanguage, useOwnMe } from '../providers/backendContext'
import { PROFILE } from '../providers/place'
import type { OpenMenuProps } from './HeaderMenu'
import { OpenMenu } from './OpenMenu'
import { usePerson } from './usePerson'

const ownPages = [
  { path: PROFILE, label: 'app.menu.myProfile', icon: <Person fontSize="small" /> },
  {
    path: '/dashboard/user/account',
    label: 'app.menu.myAccount',
    icon: <Key fontSize="small" />,
  },
]
const simulated = {
  path: '/dashboard/simulated-mail',
  label: 'app.menu.simulatedMail',
  icon: <Mail fontSize="small" />,
}
const ViewAsDialog = lazy(() =>
  import('./ViewAsDialog').then(module => ({ default: module.ViewAsDialog })),
)

export function AccountChoices(props: OpenMenuProps) {
  const translate = useTranslate()
  const logout = useLogout()
  const { name, email } = usePerson()
  const own = useOwnMe()
  const language = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const role = own ? roleLabels[own.ROLE][language] : ''
  const isAdmin = own?.ROLE === '10'
  const pages = isAdmin ? [...ownPages, simulated] : ownPages
  if (isChoosing) {
    return (
      <Suspense fallback={null}>
        <ViewAsDialog onClose={props.onClose} />
      </Suspense>
    )
  }
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
      {pages.map(({ path, label, icon }) => (
        <MenuItem key={path} component={LinkBase} to={path} onClick={props.onClose}>
          {icon} {translate(label)}
        </MenuItem>
      ))}
      <Divider component="li" />
      {isAdmin && (
        <MenuItem onClick={() => setChoosing(true)}>
          <Visibility fontSize="small" /> {translate('app.viewAs.menu')}
        </MenuItem>
      )}
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

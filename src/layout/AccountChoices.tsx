import Explore from '@mui/icons-material/ExploreOutlined'
import Logout from '@mui/icons-material/LogoutRounded'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { LinkBase, useLogout, useTranslate } from 'ra-core'
import { useState } from 'react'
import { roleLabelOf } from '../domain/roles'
import { mayOpen } from '../model/pageAccess'
import { LaterPart } from '../pieces/LaterPart'
import { later } from '../pieces/later'
import { useLanguage, useMe, useOwnMe } from '../providers/backendContext'
import { useCatalogue } from '../providers/catalogueContext'
import { addressOf, useCustomPages } from '../providers/customPages'
import { useLabels } from '../providers/labels'
import type { OpenMenuProps } from './HeaderMenu'
import { OpenMenu } from './OpenMenu'
import { useTour } from './tour/useTour'
import { usePerson } from './usePerson'
import type { ViewAsDialogProps } from './ViewAsDialog'

const ViewAsDialog = later<ViewAsDialogProps>(() =>
  import('./ViewAsDialog').then(module => module.ViewAsDialog),
)

export function AccountChoices(props: OpenMenuProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const logout = useLogout()
  const { name, email } = usePerson()
  const own = useOwnMe()
  const language = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const role = own ? roleLabelOf(own)[language] : ''
  const isAdmin = own?.ROLE === '10'
  const begin = useTour()
  const pages = useOwnPages()
  if (isChoosing) {
    return (
      <LaterPart onLost={props.onClose}>
        <ViewAsDialog onClose={props.onClose} />
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
        <MenuItem key={page.path} component={LinkBase} to={addressOf(page)} onClick={props.onClose}>
          <page.icon fontSize="small" aria-hidden="true" /> {labels.text(page.label)}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          props.onClose()
          void begin()
        }}
      >
        <Explore fontSize="small" /> {translate('app.shell.tour')}
      </MenuItem>
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

/** The pages about the person: those that declare the section `me`. */
function useOwnPages() {
  const me = useMe()
  const catalogue = useCatalogue()
  return useCustomPages().filter(
    ({ group, access }) => group === 'me' && mayOpen(access, me, catalogue),
  )
}

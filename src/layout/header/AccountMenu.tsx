import { useTranslate } from 'ra-core'
import { IconButton } from '../../ui/controls/Button'
import { Portrait } from '../../ui/controls/Portrait'
import { later } from '../../ui/theme/later'
import { HeaderMenu } from '../dropdown/HeaderMenu'
import { usePerson } from './usePerson'

const menu = later(() => import('./AccountChoices'), 'AccountChoices', 'auth')

/** The signed-in person with their role, and the sign-out. */
export function AccountMenu() {
  const translate = useTranslate()
  const { name, photo } = usePerson()
  return (
    <HeaderMenu
      menu={menu}
      trigger={props => (
        <IconButton
          {...props}
          data-tour="account"
          aria-label={`${translate('app.shell.account')}: ${name}`}
        >
          <Portrait className="account-avatar" name={name} photo={photo} />
        </IconButton>
      )}
    />
  )
}

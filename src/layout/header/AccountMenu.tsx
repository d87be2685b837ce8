import { useTranslate } from 'ra-core'
import { withNamespaces } from '../../i18n/inUse'
import { IconButton } from '../../ui/controls/Button'
import { Portrait } from '../../ui/controls/Portrait'
import { HeaderMenu, laterMenu } from '../dropdown/HeaderMenu'
import { usePerson } from './usePerson'

const menu = laterMenu(() =>
  withNamespaces(import('./AccountChoices'), 'auth').then(module => module.AccountChoices),
)

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

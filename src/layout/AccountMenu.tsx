import { useTranslate } from 'ra-core'
import { IconButton } from '../pieces/Button'
import { Portrait } from '../pieces/Portrait'
import { HeaderMenu, laterMenu } from './HeaderMenu'
import { usePerson } from './usePerson'

const menu = laterMenu(() => import('./AccountChoices').then(module => module.AccountChoices))

/** Who is signed in, as what, and the way out. */
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

import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { IconButton } from '../pieces/Button'
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
          <Portrait key={photo} name={name} photo={photo} />
        </IconButton>
      )}
    />
  )
}

/** The photo, or the initials where there is none or it does not load. */
function Portrait({ name, photo }: { name: string; photo: string }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className="account-avatar">
      {photo && !isBroken ? (
        <img src={photo} alt="" width="36" height="36" onError={() => setBroken(true)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')

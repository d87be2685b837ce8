import { useTranslate } from 'ra-core'
import { accountRoleOf } from '../../base/business'
import { ButtonLink } from '../../pieces/controls/Button'
import { useMe, useSession } from '../../providers/backend/backendContext'
import { PROFILE } from '../../providers/navigation/place'

export function GeneralCard() {
  const translate = useTranslate()
  const me = useMe()
  const { user, account } = useSession()
  const { DISPLAYNAME, EMAIL } = { ...account, ...user }
  const lines = [
    ['email', String(EMAIL ?? '')],
    ['role', translate(`roles.${accountRoleOf(me)}`)],
  ]
  return (
    <section className="p-card account-card" aria-labelledby="account-general">
      <h2 id="account-general">
        <bdi>{String(DISPLAYNAME ?? '')}</bdi>
      </h2>
      <p>{translate('shell.account.generalText')}</p>
      <dl className="account-lines">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`shell.account.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink variant="outlined" to={PROFILE}>
        {translate('shell.account.toProfile')}
      </ButtonLink>
    </section>
  )
}

import { useTranslate } from 'ra-core'
import { roleLabelOf } from '../../domain/roles'
import { ButtonLink } from '../../pieces/Button'
import { useLanguage, useMe, useSession } from '../../providers/backendContext'
import { PROFILE } from '../../providers/place'

/** Who is signed in, as what. */
export function GeneralCard() {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const { user, account } = useSession()
  const { DISPLAYNAME, EMAIL } = { ...account, ...user }
  const lines = [
    ['email', String(EMAIL ?? '')],
    ['role', roleLabelOf(me)[language]],
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

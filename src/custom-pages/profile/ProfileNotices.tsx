import Badge from '@mui/icons-material/BadgeOutlined'
import Mail from '@mui/icons-material/MarkEmailUnreadOutlined'
import Terms from '@mui/icons-material/PolicyOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { TERMS_PATH, TERMS_VERSION } from '../../domain/terms'
import { Button } from '../../pieces/Button'
import { FrontLink } from '../../pieces/front/FrontLink'
import { failureOf } from '../../pieces/front/failure'
import { useBackend, useSession } from '../../providers/backendContext'
import type { Sent } from '../../resources/useRecord'
import './profile.css'

/** No role yet, an address nobody has proved: told, and nothing blocked by it. */
export function ProfileNotices({ user }: { user: Sent }) {
  const translate = useTranslate()
  return (
    <>
      {user.ROLE === 'user' && (
        <Notice icon={<Badge />} title={translate('app.profile.noRoleTitle')}>
          {translate('app.profile.noRoleText')}
        </Notice>
      )}
      <TermsNotice />
      {user.ISVERIFIED !== true && (
        <Notice icon={<Mail />} title={translate('app.profile.unverifiedTitle')}>
          {translate('app.profile.unverifiedText')}{' '}
          <FrontLink to="/auth/verify">{translate('app.auth.verify')}</FrontLink>
        </Notice>
      )}
    </>
  )
}

/** Who never accepted the terms, or those before, is asked here. */
function TermsNotice() {
  const translate = useTranslate()
  const notify = useNotify()
  const { account, session } = useBackend()
  const view = useSession()
  const [isBusy, setBusy] = useState(false)
  const isKept = view.account !== null && 'TERMS_VERSION' in view.account
  const isGiven = [view.user, view.account].some(it => it?.TERMS_VERSION === TERMS_VERSION)
  if (!isKept || isGiven) return null
  const accept = async () => {
    setBusy(true)
    try {
      await account.acceptTerms(TERMS_VERSION)
      session.updateUser({ TERMS_VERSION })
    } catch (reason) {
      notify(failureOf(reason).message, { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Notice
      icon={<Terms />}
      title={translate('app.profile.termsTitle')}
      action={
        <Button variant="contained" loading={isBusy} onClick={() => void accept()}>
          {translate('app.profile.acceptTerms')}
        </Button>
      }
    >
      {translate('app.profile.termsText')}{' '}
      <FrontLink to={TERMS_PATH}>{translate('app.profile.readTerms')}</FrontLink>
    </Notice>
  )
}

const Notice = ({
  icon,
  title,
  action,
  children,
}: {
  icon: ReactNode
  title: string
  action?: ReactNode
  children: ReactNode
}) => (
  <section className="profile-notice">
    <span aria-hidden="true">{icon}</span>
    <div>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  </section>
)

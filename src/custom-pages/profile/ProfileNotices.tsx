import Badge from '@mui/icons-material/BadgeOutlined'
import Mail from '@mui/icons-material/MarkEmailUnreadOutlined'
import Terms from '@mui/icons-material/PolicyOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { business, guestRole } from '../../base/business'
import { mayAct } from '../../model/access/access'
import { acceptTerms } from '../../model/endpoints/account'
import { useBackend, useMe, useSession } from '../../providers/backend/backendContext'
import { type SentRecord, useCatalogue } from '../../providers/backend/catalogueContext'
import { ask } from '../../providers/http/ask'
import { Button } from '../../ui/controls/Button'
import { FrontLink } from '../../ui/front/FrontLink'
import { toFailure } from '../../ui/front/failure'
import { Banner } from '../../ui/primitives/Banner'
import { Text } from '../../ui/primitives/layout'

/** Hints about a missing role or unverified address; nothing is blocked. */
export function ProfileNotices({ user }: { user: SentRecord }) {
  const translate = useTranslate()
  const me = useMe()
  const { resources } = useCatalogue()
  // a business may give rights to self-registered accounts
  const isWaiting =
    user.ROLE === guestRole() &&
    [...resources.values()].every(each => each.name === 'users' || !mayAct(each, me, 'list'))
  return (
    <>
      {isWaiting && (
        <Notice icon={<Badge />} title={translate('account.profile.noRoleTitle')}>
          {translate('account.profile.noRoleText')}
        </Notice>
      )}
      <TermsNotice />
      {user.ISVERIFIED !== true && (
        <Notice icon={<Mail />} title={translate('account.profile.unverifiedTitle')}>
          {translate('account.profile.unverifiedText')}{' '}
          <FrontLink to="/auth/verify">{translate('auth.verify')}</FrontLink>
        </Notice>
      )}
    </>
  )
}

/** Asks users who have not accepted the current terms. */
function TermsNotice() {
  const translate = useTranslate()
  const notify = useNotify()
  const { http, session } = useBackend()
  const view = useSession()
  const [isBusy, setBusy] = useState(false)
  const hasAccount = view.account !== null && 'TERMS_VERSION' in view.account
  const { terms } = business()
  const hasAccepted = [view.user, view.account].some(it => it?.TERMS_VERSION === terms?.version)
  if (!hasAccount || hasAccepted || !terms) return null
  const accept = async () => {
    setBusy(true)
    try {
      await ask(http, acceptTerms, { body: { version: terms.version } })
      session.updateUser({ TERMS_VERSION: terms.version })
    } catch (reason) {
      notify(toFailure(reason).message, { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Notice
      icon={<Terms />}
      title={translate('account.profile.termsTitle')}
      action={
        <Button variant="contained" loading={isBusy} onClick={() => void accept()}>
          {translate('account.profile.acceptTerms')}
        </Button>
      }
    >
      {translate('account.profile.termsText')}{' '}
      <FrontLink to={terms.path}>{translate('account.profile.readTerms')}</FrontLink>
    </Notice>
  )
}

interface NoticeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

const Notice = ({ icon, title, action, children }: NoticeProps) => (
  <Banner icon={icon} actions={action}>
    <Text as="h2" size="md" strong>
      {title}
    </Text>
    <p>{children}</p>
  </Banner>
)

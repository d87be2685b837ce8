import Badge from '@mui/icons-material/BadgeOutlined'
import Mail from '@mui/icons-material/MarkEmailUnreadOutlined'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { FrontLink } from '../../pieces/front/FrontLink'
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
      {user.ISVERIFIED !== true && (
        <Notice icon={<Mail />} title={translate('app.profile.unverifiedTitle')}>
          {translate('app.profile.unverifiedText')}{' '}
          <FrontLink to="/auth/verify">{translate('app.auth.verify')}</FrontLink>
        </Notice>
      )}
    </>
  )
}

const Notice = ({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) => (
  <section className="profile-notice">
    <span aria-hidden="true">{icon}</span>
    <div>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  </section>
)

import { useLocation, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { adminRole, type Role } from '../../base/business'
import { roleLabel } from '../../i18n/roleNames'
import { useMe, useViewedUser } from '../../providers/backend/backendContext'
import { useRequirement } from '../../providers/backend/useDenied'
import { RequestAccessButton } from './RequestAccessButton'
import { StateFrame } from './StateFrame'

interface ForbiddenProps {
  readonly what?: 'list' | 'page'
  /** It is the page's only content, so its title is the h1. */
  readonly isPage?: boolean
  /** Default: names no page. */
  readonly title?: string
  /** The roles that have access. */
  readonly able?: readonly Role[]
  /** The server's reason. */
  readonly reason?: string
  /** Replaces the default access request. */
  readonly children?: ReactNode
}

/**
 * Explains that the person's role has no access, the roles that have it, and the person to ask
 * (administrators excepted). `what`: a list or a page.
 */
export function Forbidden({
  what = 'page',
  isPage = false,
  title,
  able = [],
  reason,
  children,
}: ForbiddenProps) {
  const translate = useTranslate()
  const { ROLE, PLAIN_SERVER } = useMe()
  const { pathname } = useLocation()
  const viewedUser = useViewedUser()
  const canRequest = ROLE !== adminRole() && viewedUser === null && !PLAIN_SERVER
  const requirement = useRequirement()(able)
  return (
    <StateFrame
      scene="locked"
      isPage={isPage}
      title={title ?? translate(`app.${what}.forbiddenTitle`)}
      text={
        <>
          {reason || requirement || translate(`app.${what}.forbiddenText`)}
          {ROLE !== adminRole() && (
            <>
              <br />
              {translate('app.page.forbiddenGrant', { role: roleLabel(ROLE, translate) })}
            </>
          )}
        </>
      }
    >
      {canRequest &&
        (children ?? <RequestAccessButton key={pathname} page={pathname.replace(/\/+$/, '')} />)}
    </StateFrame>
  )
}

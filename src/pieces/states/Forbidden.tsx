import Lock from '@mui/icons-material/LockOutlined'
import { useLocation, useTranslate } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { type Role, roleLabels } from '../../domain/roles'
import { GIVER } from '../../model/notice'
import { useLanguage, useLooked, useMe } from '../../providers/backendContext'
import { useRequirement } from '../../providers/useDenied'
import { plainLater } from '../plainLater'
import { State } from './State'

const AskAccess = plainLater(() => import('./AskAccess').then(module => module.AskAccess))

interface ForbiddenProps {
  readonly what?: 'list' | 'page'
  /** There is nothing else on the page: its title is the page's. */
  readonly isPage?: boolean
  /** The roles that may. */
  readonly able?: readonly Role[]
  /** Why not, as the server said it. */
  readonly reason?: string
  /** What to ask for in another way than by the page's own address. */
  readonly children?: ReactNode
}

/** Your role does not open this, whose does, and who can change that (an administrator has nobody to ask); `list` says so of a list, else of a page. */
export function Forbidden({
  what = 'page',
  isPage = false,
  able = [],
  reason,
  children,
}: ForbiddenProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { ROLE } = useMe()
  const { pathname } = useLocation()
  const looked = useLooked()
  const mayAsk = ROLE !== GIVER && looked === null
  const requirement = useRequirement()(able)
  return (
    <State
      icon={Lock}
      isPage={isPage}
      title={translate(`app.${what}.forbiddenTitle`)}
      text={
        <>
          {reason || requirement || translate(`app.${what}.forbiddenText`)}
          {ROLE !== GIVER && (
            <>
              <br />
              {translate('app.page.forbiddenGrant', { role: roleLabels[ROLE][language] })}
            </>
          )}
        </>
      }
    >
      {mayAsk && (
        <Suspense>
          {children ?? <AskAccess key={pathname} page={pathname.replace(/\/+$/, '')} />}
        </Suspense>
      )}
    </State>
  )
}

import Lock from '@mui/icons-material/LockOutlined'
import { useTranslate } from 'ra-core'
import { type Role, roleLabels } from '../../domain/roles'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useRequirement } from '../../providers/useDenied'
import { State } from './State'

interface ForbiddenProps {
  readonly what?: 'list' | 'page'
  /** The roles that may. */
  readonly able?: readonly Role[]
  /** Why not, as the server said it. */
  readonly reason?: string
}

/** Your role does not open this, whose does, and who can change that (an administrator has nobody to ask); `list` says so of a list, else of a page. */
export function Forbidden({ what = 'page', able = [], reason }: ForbiddenProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { ROLE } = useMe()
  const requirement = useRequirement()(able)
  return (
    <State
      icon={Lock}
      title={translate(`app.${what}.forbiddenTitle`)}
      text={
        <>
          {reason || requirement || translate(`app.${what}.forbiddenText`)}
          {ROLE !== '10' && (
            <>
              <br />
              {translate('app.page.forbiddenGrant', { role: roleLabels[ROLE][language] })}
            </>
          )}
        </>
      }
    />
  )
}

import Lock from '@mui/icons-material/LockOutlined'
import { useTranslate } from 'ra-core'
import type { Role } from '../../domain/roles'
import { useRequirement } from '../../providers/useDenied'
import { State } from './State'

interface ForbiddenProps {
  readonly what?: 'list' | 'page'
  /** The roles that may. */
  readonly able?: readonly Role[]
  /** Why not, as the server said it. */
  readonly reason?: string
}

/** Your role does not open this, and whose does; `list` says so of a list, else of a page. */
export function Forbidden({ what = 'page', able = [], reason }: ForbiddenProps) {
  const translate = useTranslate()
  const requirement = useRequirement()(able)
  return (
    <State
      icon={Lock}
      title={translate(`app.${what}.forbiddenTitle`)}
      text={reason || requirement || translate(`app.${what}.forbiddenText`)}
    />
  )
}

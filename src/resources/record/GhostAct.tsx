import { type Act, mayAct } from '../../model/access/access'
import { rolesThatMay } from '../../model/access/requires'
import { useViewedUser } from '../../providers/backend/backendContext'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { useDenied } from '../../providers/backend/useDenied'
import { Ghost } from '../../ui/controls/Ghost'

interface GhostActProps {
  readonly act: Extract<Act, 'create' | 'edit' | 'delete'>
  /** The role may, but the server refuses it on this record. */
  readonly isRefused?: boolean
}

/** While viewing as another user: the button the administrator would have. */
export function GhostAct({ act, isRefused = false }: GhostActProps) {
  const { resource, translate } = useResourceView()
  const looked = useViewedUser()
  const denied = useDenied()(
    me => mayAct(resource, me, act),
    () => rolesThatMay(resource, act),
  )
  const here = looked && isRefused ? translate('app.viewAs.notThisRecord') : undefined
  const reason = denied ?? here
  return reason === undefined ? null : (
    <Ghost reason={reason}>{translate(`app.action.${act}`)}</Ghost>
  )
}

import { useTranslate } from 'ra-core'
import { type Act, mayAct } from '../model/access'
import { rolesThatMay } from '../model/requires'
import type { Resource } from '../model/resource'
import { Ghost } from '../pieces/Ghost'
import { useDenied } from '../providers/useDenied'

interface GhostActProps {
  readonly resource: Resource
  readonly act: Extract<Act, 'create' | 'edit' | 'delete'>
}

/** The button one would have oneself, where whom one looks as has none. */
export function GhostAct({ resource, act }: GhostActProps) {
  const translate = useTranslate()
  const reason = useDenied()(
    me => mayAct(resource, me, act),
    () => rolesThatMay(resource, act),
  )
  return reason === undefined ? null : (
    <Ghost reason={reason}>{translate(`ra.action.${act}`)}</Ghost>
  )
}

import { useTranslate } from 'ra-core'
import { type Act, mayAct } from '../model/access'
import { rolesThatMay } from '../model/requires'
import type { Resource } from '../model/resource'
import { Ghost } from '../pieces/Ghost'
import { useLooked } from '../providers/backendContext'
import { useDenied } from '../providers/useDenied'

interface GhostActProps {
  readonly resource: Resource
  readonly act: Extract<Act, 'create' | 'edit' | 'delete'>
  /** Their role may, but the server says not on this record. */
  readonly isRefused?: boolean
}

/** The button one would have oneself, where whom one looks as has none. */
export function GhostAct({ resource, act, isRefused = false }: GhostActProps) {
  const translate = useTranslate()
  const looked = useLooked()
  const denied = useDenied()(
    me => mayAct(resource, me, act),
    () => rolesThatMay(resource, act),
  )
  const here = looked && isRefused ? translate('app.viewAs.notThisRecord') : undefined
  const reason = denied ?? here
  return reason === undefined ? null : (
    <Ghost reason={reason}>{translate(`ra.action.${act}`)}</Ghost>
  )
}

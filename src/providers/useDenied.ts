import { useTranslate } from 'ra-core'
import type { Role } from '../domain/roles'
import { roleNames } from '../i18n/roleNames'
import type { Me } from '../model/access'
import { useLanguage, useLooked, useMe, useOwnMe } from './backendContext'

/** Says whom something takes: "requires role Bodega or Administrator". */
export function useRequirement(): (able: readonly Role[]) => string {
  const translate = useTranslate()
  const language = useLanguage()
  return able =>
    able.length === 0 ? '' : translate('app.viewAs.requires', { roles: roleNames(able, language) })
}

/**
 * While an administrator looks as somebody else: why something they could use themselves is not
 * open to that one. Undefined where it is, and for everybody else.
 */
export function useDenied() {
  const looked = useLooked()
  const me = useMe()
  const own = useOwnMe()
  const requirement = useRequirement()
  return (may: (me: Me) => boolean, able: () => readonly Role[]): string | undefined =>
    looked && own && !may(me) && may(own) ? requirement(able()) : undefined
}

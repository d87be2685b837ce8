import { useTranslate } from 'ra-core'
import { type Role, roles } from '../domain/roles'
import { roleNames } from '../i18n/roleNames'
import type { Me } from '../model/access'
import { useLanguage, useLooked, useMe, useOwnMe } from './backendContext'

/** So few are named instead of all the others. */
const FEW = 2

/** Says whom something takes: "requires role Bodega or Administrator". */
export function useRequirement(): (able: readonly Role[]) => string {
  const translate = useTranslate()
  const language = useLanguage()
  return able => {
    if (able.length === 0) return ''
    const others = roles.filter(role => !able.includes(role))
    const isMost = others.length <= FEW
    const names = roleNames(isMost ? others : able, language)
    return translate(`app.viewAs.${isMost ? 'allBut' : 'requires'}`, { roles: names })
  }
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

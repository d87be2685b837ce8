import { everyRole, type Role } from '../../base/business'
import { roleLabel, roleNames } from '../../i18n/roleNames'
import type { Me } from '../../model/access/access'
import { useMe, useOwnMe, useViewedUser } from './backendContext'
import { useTexts } from './catalogueContext'

/** If at most this many roles lack access, the text names those instead. */
const FEW = 2

/** Text of a role requirement: "requires role Bodega or Administrator". */
export function useRequirement(): (able: readonly Role[]) => string {
  const { translate, language } = useTexts()
  return able => {
    if (able.length === 0) return ''
    const others = everyRole().filter(role => !able.includes(role))
    const nameOf = (role: Role) => roleLabel(role, translate)
    return others.length <= FEW
      ? translate('app.viewAs.allBut', { roles: others.map(nameOf) })
      : translate('app.viewAs.requires', { roles: roleNames(able, language, nameOf) })
  }
}

/** While viewing as another user: why that person may not use something the administrator may. Otherwise undefined. */
export function useDenied() {
  const viewedUser = useViewedUser()
  const me = useMe()
  const own = useOwnMe()
  const requirement = useRequirement()
  return (may: (me: Me) => boolean, able: () => readonly Role[]): string | undefined =>
    viewedUser && own && !may(me) && may(own) ? requirement(able()) : undefined
}

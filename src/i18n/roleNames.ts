import { adminRole, type Role } from '../base/business'
import type { Language } from '../base/text'
import { localeOf } from './languages'

/** "Bodega o Administrador": the alternative roles. */
export const roleNames = (
  roles: readonly Role[],
  language: Language,
  nameOf: (role: Role) => string,
): string =>
  new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(
    // The administrator is allowed nearly everything and therefore comes last.
    roles.toSorted((a, b) => Number(a === adminRole()) - Number(b === adminRole())).map(nameOf),
  )

import { adminRole, type Role, roleNameOf } from '../base/business'
import { humanise, type Language } from '../base/text'
import { localeOf } from './languages'

type Translate = (key: string, options: { readonly _: string }) => string

/** Name of a role for readers; without a text in `roles`, that of its schemas: `salesAgent` reads "Sales agent". */
export const roleLabel = (role: Role, translate: Translate): string =>
  translate(`roles.${roleNameOf(role)}`, { _: humanise(roleNameOf(role)) })

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

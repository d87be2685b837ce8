import { roles } from 'virtual:own-texts/roles'
import { type Role, roleNameOf } from '../../../base/business'
import { humanise, type Language } from '../../../base/text'

/** Role name in a language, for code that does not load namespaces. */
export const roleName = (role: Role, language: Language): string =>
  roles[`./${language}/roles.json`]?.[roleNameOf(role)] ?? humanise(roleNameOf(role))

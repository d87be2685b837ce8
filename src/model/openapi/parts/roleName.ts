import { type Role, roleNameOf } from '../../../base/business'
import type { Language } from '../../../base/text'
import { humanise } from '../../../base/text'
import ar from '../../../locales/ar/roles.json'
import cn from '../../../locales/cn/roles.json'
import en from '../../../locales/en/roles.json'
import es from '../../../locales/es/roles.json'
import fr from '../../../locales/fr/roles.json'
import vi from '../../../locales/vi/roles.json'

const names: Readonly<Record<Language, Readonly<Record<Role, string>>>> = { es, en, fr, vi, cn, ar }

/** Role name in a language, for code that does not load namespaces. */
export const roleName = (role: Role, language: Language): string =>
  names[language][role] ?? humanise(roleNameOf(role) ?? role)

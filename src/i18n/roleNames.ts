import { type Role, roleLabels } from '../domain/roles'
import type { Language } from '../domain/text'
import { localeOf } from './languages'

/** "Bodega o Administrador": the roles one of which it takes. */
export const roleNames = (roles: readonly Role[], language: Language): string =>
  new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(
    // The administrator may nearly everything: the others come first.
    roles
      .toSorted((a, b) => Number(a === '10') - Number(b === '10'))
      .map(it => roleLabels[it][language]),
  )

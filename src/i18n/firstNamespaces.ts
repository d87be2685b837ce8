import type { Namespace } from './namespaces'

/** Namespaces of every public page. */
export const frontNamespaces = ['app', 'auth', 'roles'] as const satisfies readonly Namespace[]

/** Namespaces of every page of the dashboard. */
export const frameNamespaces = ['app', 'menu', 'roles'] as const satisfies readonly Namespace[]

/** Further namespaces of the generated pages of a resource. */
export const viewNamespaces = {
  list: ['list', 'field', 'columns'],
  show: ['list', 'form', 'history', 'columns'],
  create: ['form', 'field', 'history', 'validation', 'columns'],
  edit: ['form', 'field', 'history', 'validation', 'columns'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>

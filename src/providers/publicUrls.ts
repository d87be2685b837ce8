import type { Catalogue, Resource } from '../model/resource'
import type { PageWords } from '../model/schema'

export const BASE = '/dashboard'
export type View = keyof PageWords
export const views: readonly View[] = ['list', 'create', 'edit', 'show']

/** A generated page with the address product.md gives it. */
export interface PublicPage {
  readonly resource: Resource
  readonly view: View
  /** Absolute, with `:id` where it names a record. */
  readonly path: string
}

export const publicPages = (catalogue: Catalogue): readonly PublicPage[] =>
  [...catalogue.resources.values()].flatMap(resource =>
    views.flatMap(view => {
      const path = resource.schema.pages?.[view]
      return path ? [{ resource, view, path }] : []
    }),
  )

/**
 * Turns the addresses react-admin makes (`/dashboard/users/7`) into the public ones of product.md
 * (`/dashboard/user/7/edit`), where a schema names one. Other paths stay as they are.
 */
export function toPublicUrl(catalogue: Catalogue): (path: string) => string {
  return path => {
    const [, name = '', rest = ''] = /^\/dashboard\/([^/]+)\/?(.*)$/.exec(path) ?? []
    const resource = catalogue.resources.get(name)
    if (!resource) return path
    const { view, id } = readOwnPath(rest)
    const address = view && resource.schema.pages?.[view]
    return address ? address.replace(':id', id) : path
  }
}

/** react-admin's own paths below a resource; an id comes encoded and stays so. */
function readOwnPath(rest: string): { view?: View; id: string } {
  const parts = rest.split('/').filter(Boolean)
  const [id = '', last, ...more] = parts
  if (more.length > 0) return { id }
  if (parts.length === 0) return { view: 'list', id }
  if (id === 'create') return last === undefined ? { view: 'create', id } : { id }
  if (last === undefined) return { view: 'edit', id }
  return last === 'show' ? { view: 'show', id } : { id }
}

/** The resource a page shows, by its public address or react-admin's own. */
export function resourceAt(catalogue: Catalogue, path: string): Resource | undefined {
  const bare = path.replace(/\/+$/, '')
  const [, name = ''] = /^\/dashboard\/([^/]+)/.exec(bare) ?? []
  const own = catalogue.resources.get(name)
  return own ?? publicPages(catalogue).find(page => fits(page.path, bare))?.resource
}

/** Whether an address without a last slash is one of these: `/dashboard/user/:id/edit`. */
export const fits = (pattern: string, path: string) => {
  const [words, parts] = [pattern.split('/'), path.split('/')]
  return (
    words.length === parts.length &&
    words.every((word, at) => (word.startsWith(':') ? parts[at] !== '' : word === parts[at]))
  )
}

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

/** Where an address leads among the generated pages: no view where the rest of it says none. */
export interface Standing {
  readonly resource: Resource
  readonly view?: View | undefined
  /** As it stands in the address, encoded. */
  readonly id: string
}

/** The generated page at a public address or at react-admin's own. */
export function standingAt(catalogue: Catalogue, path: string): Standing | undefined {
  const bare = path.replace(/\/+$/, '')
  const [, name = '', rest = ''] = /^\/dashboard\/([^/]+)\/?(.*)$/.exec(bare) ?? []
  const own = catalogue.resources.get(name)
  if (own) return { resource: own, ...readOwnPath(rest) }
  const page = publicPages(catalogue).find(it => fits(it.path, bare))
  if (!page) return undefined
  const { resource, view } = page
  return { resource, view, id: bare.split('/')[page.path.split('/').indexOf(':id')] ?? '' }
}

/** An id out of an address; a per cent sign of its own was decoded already. */
export function idOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** The resource a page shows. */
export const resourceAt = (catalogue: Catalogue, path: string): Resource | undefined =>
  standingAt(catalogue, path)?.resource

/** Whether an address without a last slash is one of these: `/dashboard/user/:id/edit`. */
export const fits = (pattern: string, path: string) => {
  const [words, parts] = [pattern.split('/'), path.split('/')]
  return (
    words.length === parts.length &&
    words.every((word, at) => (word.startsWith(':') ? parts[at] !== '' : word === parts[at]))
  )
}

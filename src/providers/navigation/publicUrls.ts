import type { PageName } from '../../model/definition/pageWords'
import type { Catalogue, Resource } from '../../model/fields/resource'

export const BASE = '/dashboard'
export type View = PageName
const views: readonly View[] = ['list', 'create', 'edit', 'show']

/** A generated page with its public address (business.md#pages). */
interface PublicPage {
  readonly resource: Resource
  readonly view: View
  /** Absolute, with `:id` for a record. */
  readonly path: string
}

export const publicPagesOf = (catalogue: Catalogue): readonly PublicPage[] =>
  [...catalogue.resources.values()].flatMap(resource =>
    views.flatMap(view => {
      const path = resource.schema.pages?.[view]
      return path ? [{ resource, view, path }] : []
    }),
  )

/**
 * Translates react-admin's addresses (`/dashboard/users/7`) to the public ones
 * (`/dashboard/user/7/edit`, business.md#pages), where a schema names one. Other paths stay.
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

/** react-admin's paths below a resource; an encoded id stays encoded. */
function readOwnPath(rest: string): { view?: View; id: string } {
  const parts = rest.split('/').filter(Boolean)
  const [id = '', last, ...more] = parts
  if (more.length > 0) return { id }
  if (parts.length === 0) return { view: 'list', id }
  if (id === 'create') return last === undefined ? { view: 'create', id } : { id }
  if (last === undefined) return { view: 'edit', id }
  return last === 'show' ? { view: 'show', id } : { id }
}

/** The generated page of an address; without a view if the rest of the path is unknown. */
export interface PathStatus {
  readonly resource: Resource
  readonly view?: View | undefined
  /** Encoded, as in the address. */
  readonly id: string
}

/** The generated page at a public address or at react-admin's own. */
export function pathStatusAt(catalogue: Catalogue, path: string): PathStatus | undefined {
  const bare = path.replace(/\/+$/, '')
  const [, name = '', rest = ''] = /^\/dashboard\/([^/]+)\/?(.*)$/.exec(bare) ?? []
  const own = catalogue.resources.get(name)
  if (own) return { resource: own, ...readOwnPath(rest) }
  const page = publicPagesOf(catalogue).find(it => addressFits(it.path, bare))
  if (!page) return undefined
  const { resource, view } = page
  return { resource, view, id: bare.split('/')[page.path.split('/').indexOf(':id')] ?? '' }
}

/** Decodes an id from an address; a literal percent sign was decoded already. */
export function pathIdOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

export const resourceAt = (catalogue: Catalogue, path: string): Resource | undefined =>
  pathStatusAt(catalogue, path)?.resource

/** Whether a path without trailing slash matches a pattern such as `/dashboard/user/:id/edit`. */
export const addressFits = (pattern: string, path: string) => {
  const [words, parts] = [pattern.split('/'), path.split('/')]
  return (
    words.length === parts.length &&
    words.every((word, at) => (word.startsWith(':') ? parts[at] !== '' : word === parts[at]))
  )
}

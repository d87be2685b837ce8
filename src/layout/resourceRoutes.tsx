import { ResourceContextProvider, RestoreScrollPosition } from 'ra-core'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Catalogue, Resource } from '../model/fields/resource'
import { BASE, publicPagesOf, type View } from '../providers/navigation/publicUrls'

type ViewsOf = (resource: Resource, catalogue: Catalogue) => Readonly<Record<View, ComponentType>>

/** Every resource at react-admin's addresses, and its pages at the public ones (business.md#pages). */
export function resourceRoutes(catalogue: Catalogue, viewsOf: ViewsOf): readonly RouteObject[] {
  const page = (resource: Resource, view: View) => {
    const Page = viewsOf(resource, catalogue)[view]
    return (
      <ResourceContextProvider value={resource.name}>
        <Page />
      </ResourceContextProvider>
    )
  }
  return [
    ...[...catalogue.resources.values()].flatMap(resource => [
      { path: `${resource.name}/create/*`, element: page(resource, 'create') },
      { path: `${resource.name}/:id/show/*`, element: page(resource, 'show') },
      { path: `${resource.name}/:id/*`, element: page(resource, 'edit') },
      {
        path: `${resource.name}/*`,
        element: (
          <RestoreScrollPosition storeKey={`${resource.name}.list.scrollPosition`}>
            {page(resource, 'list')}
          </RestoreScrollPosition>
        ),
      },
    ]),
    ...publicPagesOf(catalogue).map(({ resource, view, path }) => ({
      path: path.slice(BASE.length + 1),
      element: page(resource, view),
    })),
  ]
}

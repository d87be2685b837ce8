import type { ComponentType } from 'react'
import { CustomRoutes, Resource as ResourceElement } from 'react-admin'
import { Route } from 'react-router-dom'
import type { Catalogue, Resource } from '../model/resource'
import { BASE, publicPages, type View } from '../providers/publicUrls'
import { ResourcePage } from './ResourcePage'

export type ViewsOf = (
  resource: Resource,
  catalogue: Catalogue,
) => Readonly<Record<View, ComponentType>>

/** Every resource at react-admin's own addresses, and its pages at the public ones of product.md. */
export function resourceRoutes(catalogue: Catalogue, viewsOf: ViewsOf) {
  const views = new Map(
    [...catalogue.resources.values()].map(it => [it.name, viewsOf(it, catalogue)]),
  )
  const page = (resource: Resource, view: View) => {
    const Page = views.get(resource.name)?.[view] ?? Nothing
    return <ResourcePage key={view} resource={resource} Page={Page} />
  }
  return [
    ...[...catalogue.resources.values()].map(resource => (
      <ResourceElement
        key={resource.name}
        name={resource.name}
        list={page(resource, 'list')}
        create={page(resource, 'create')}
        edit={page(resource, 'edit')}
        show={page(resource, 'show')}
      />
    )),
    <CustomRoutes key="public">
      {publicPages(catalogue).map(({ resource, view, path }) => (
        <Route key={path} path={path.slice(BASE.length + 1)} element={page(resource, view)} />
      ))}
    </CustomRoutes>,
  ]
}

const Nothing = () => null

import { ResourceContextProvider, type ResourceDefinitionContextValue } from 'ra-core'
import type { ComponentType } from 'react'
import { CustomRoutes, Resource as ResourceElement } from 'react-admin'
import { Route } from 'react-router-dom'
import type { Catalogue, Resource } from '../model/fields/resource'
import { BASE, publicPagesOf, type View } from '../providers/navigation/publicUrls'

type ViewsOf = (resource: Resource, catalogue: Catalogue) => Readonly<Record<View, ComponentType>>

/** Every resource at react-admin's addresses, and its pages at the public ones (business.md#pages). */
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
      {publicPagesOf(catalogue).map(({ resource, view, path }) => (
        <Route key={path} path={path.slice(BASE.length + 1)} element={page(resource, view)} />
      ))}
    </CustomRoutes>,
  ]
}

/** All resources from the start: registered one after another, each would render the whole page again. */
export function definitionsOf(catalogue: Catalogue): ResourceDefinitionContextValue {
  const pages = { hasList: true, hasCreate: true, hasEdit: true, hasShow: true }
  const definitions = [...catalogue.resources.keys()].map(name => [name, { name, ...pages }])
  const nothing = () => undefined
  return { definitions: Object.fromEntries(definitions), register: nothing, unregister: nothing }
}

const Nothing = () => null

interface ResourcePageProps {
  readonly resource: Resource
  readonly Page: ComponentType
}

/** A generated page at any of its addresses. */
const ResourcePage = ({ resource, Page }: ResourcePageProps) => (
  <ResourceContextProvider value={resource.name}>
    <Page />
  </ResourceContextProvider>
)

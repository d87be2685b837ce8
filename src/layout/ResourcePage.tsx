import { ResourceContextProvider } from 'ra-core'
import type { ComponentType } from 'react'
import type { Resource } from '../model/resource'

interface ResourcePageProps {
  readonly resource: Resource
  readonly Page: ComponentType
}

/** A generated page at any of its addresses. */
export const ResourcePage = ({ resource, Page }: ResourcePageProps) => (
  <ResourceContextProvider value={resource.name}>
    <Page />
  </ResourceContextProvider>
)

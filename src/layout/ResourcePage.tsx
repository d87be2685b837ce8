import { ResourceContextProvider } from 'ra-core'
import type { ComponentType } from 'react'
import { type Act, mayAct } from '../model/access'
import { rolesThatMay } from '../model/requires'
import type { Resource } from '../model/resource'
import { Forbidden } from '../pieces/states/Forbidden'
import { useMe } from '../providers/backendContext'
import type { View } from '../providers/publicUrls'

interface ResourcePageProps {
  readonly resource: Resource
  readonly view: View
  readonly Page: ComponentType
}

/** A generated page at any of its addresses; who may not open it is told so in its place. */
export function ResourcePage({ resource, view, Page }: ResourcePageProps) {
  const me = useMe()
  const act: Act = view
  if (!mayAct(resource, me, act)) {
    return <Forbidden what={view === 'list' ? 'list' : 'page'} able={rolesThatMay(resource, act)} />
  }
  return (
    <ResourceContextProvider value={resource.name}>
      <Page />
    </ResourceContextProvider>
  )
}

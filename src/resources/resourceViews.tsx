import { type ComponentType, Suspense } from 'react'
import { loadParts } from '../fields/registry'
import type { Catalogue, Resource } from '../model/resource'
import { later } from '../pieces/later'
import { type Later, plainLater } from '../pieces/plainLater'
import { LoadingForm } from '../pieces/states/Loading'
import type { View } from '../providers/publicUrls'
import { FlowBar, hasFlow } from './flow/flowLater'
import { isTyped } from './form/useStood'
import { Guarded } from './Guarded'

export interface PageProps {
  readonly resource: Resource
}
export interface ResourceViews {
  readonly list: Page
  readonly show: Page
  readonly create: Page
  readonly edit: Page
}
/** A page whose code may be fetched before it is opened: on hover, or by the path. */
export type Page = ComponentType & { readonly preload: () => Promise<unknown> }

/** The generated pages of a resource; their code, its fields and their inputs come when one opens. */
export function resourceViews(resource: Resource, catalogue: Catalogue): ResourceViews {
  const loaded = () => catalogue.load([resource.name], 'beside')
  const inputs = () => loaded().then(() => firstInputsOf(resource))
  return {
    list: pageOf(
      { resource, view: 'list' },
      plainLater(async () => {
        const [{ ListPage }] = await Promise.all([import('./list/ListPage'), loaded()])
        return ListPage
      }),
    ),
    show: pageOf(
      { resource, view: 'show' },
      later(async () => {
        const parts = [import('./show/ShowPage'), loaded(), flowOf(resource)] as const
        const [{ ShowPage }] = await Promise.all(parts)
        return ShowPage
      }),
    ),
    create: pageOf(
      { resource, view: 'create' },
      later(async () => {
        const [{ CreatePage }] = await Promise.all([import('./form/CreatePage'), inputs()])
        return CreatePage
      }),
    ),
    edit: pageOf(
      { resource, view: 'edit' },
      later(async () => {
        const parts = [import('./form/EditPage'), inputs(), flowOf(resource)] as const
        const [{ EditPage }] = await Promise.all(parts)
        return EditPage
      }),
    ),
  }
}

const flowOf = (resource: Resource) => (hasFlow(resource) ? FlowBar.preload() : undefined)

const firstInputsOf = ({ fields }: Resource) =>
  loadParts([...fields.values()].filter(isTyped), 'Input')

function pageOf(
  place: { readonly resource: Resource; readonly view: View },
  Later: Later<PageProps>,
): Page {
  const Page = () => (
    <Guarded {...place}>
      <Suspense fallback={<LoadingForm />}>
        <Later resource={place.resource} />
      </Suspense>
    </Guarded>
  )
  return Object.assign(Page, { preload: Later.preload })
}

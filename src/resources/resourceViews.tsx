import { type ComponentType, type ReactNode, Suspense } from 'react'
import { type Later, later } from '../fields/fieldView'
import { loadParts } from '../fields/registry'
import type { Resource } from '../model/resource'
import { LoadingForm } from '../pieces/states/Loading'
import { FlowBar, hasFlow } from './flow/flowLater'
import { checkNamedPieces } from './slots'

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

/** The generated pages of a resource; their code, and the inputs of its fields, come when one opens. */
export function resourceViews(resource: Resource): ResourceViews {
  checkNamedPieces(resource)
  return {
    list: pageOf(resource, () => import('./list/ListPage').then(module => module.ListPage)),
    show: pageOf(resource, async () => {
      const [{ ShowPage }] = await Promise.all([import('./show/ShowPage'), flowOf(resource)])
      return ShowPage
    }),
    create: pageOf(resource, async () => {
      const [{ CreatePage }] = await Promise.all([import('./form/CreatePage'), inputsOf(resource)])
      return CreatePage
    }),
    edit: pageOf(resource, async () => {
      const [{ EditPage }] = await Promise.all([
        import('./form/EditPage'),
        inputsOf(resource),
        flowOf(resource),
      ])
      return EditPage
    }),
  }
}

const flowOf = (resource: Resource) => (hasFlow(resource) ? FlowBar.preload() : undefined)
const inputsOf = ({ fields }: Resource) => loadParts(fields.values(), 'Input')

function pageOf(resource: Resource, load: () => Promise<(props: PageProps) => ReactNode>): Page {
  const Later: Later<PageProps> = later(load)
  const Page = () => (
    <Suspense fallback={<LoadingForm />}>
      <Later resource={resource} />
    </Suspense>
  )
  return Object.assign(Page, { preload: Later.preload })
}

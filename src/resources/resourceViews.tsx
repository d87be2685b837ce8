import { type ComponentType, type ReactNode, Suspense } from 'react'
import { loadParts } from '../fields/registry/registry'
import { viewNamespaces } from '../i18n/firstNamespaces'
import { withNamespaces } from '../i18n/inUse'
import { isGranted, mayAct } from '../model/access/access'
import { type Catalogue, hasFlow, type Resource } from '../model/fields/resource'
import { useMe } from '../providers/backend/backendContext'
import type { View } from '../providers/navigation/publicUrls'
import { ClosedRoute } from '../ui/states/ClosedRoute'
import { NotProvidedLater } from '../ui/states/notProvidedLater'
import { LoadingForm, LoadingRecord, LoadingRows } from '../ui/states/Waiting'
import { later } from '../ui/theme/later'
import { type Later, plainLater } from '../ui/theme/plainLater'
import { RecordDocuments } from './documents/documentsLater'
import { LazyFlowBar } from './flow/flowLater'
import { isTyped } from './form/fields/useStood'
import { SlotPiece } from './slots/SlotPiece'

interface ResourceViews {
  readonly list: Page
  readonly show: Page
  readonly create: Page
  readonly edit: Page
}
/** A page whose code can be preloaded, on hover or by its path. */
type Page = ComponentType & { readonly preload: () => Promise<unknown> }

/** The generated pages of a resource; their code and fields are loaded when one opens, or is preloaded. */
export function resourceViews(resource: Resource, catalogue: Catalogue): ResourceViews {
  const known = made.get(resource) ?? makeViews(resource, catalogue)
  made.set(resource, known)
  return known
}
/** The preloaded component is the rendered one. */
const made = new WeakMap<Resource, ResourceViews>()

function makeViews(resource: Resource, catalogue: Catalogue): ResourceViews {
  const loaded = () => catalogue.load([resource.name], 'beside')
  const inputs = () => loaded().then(() => firstInputsOf(resource))
  return {
    list: pageOf(
      { resource, view: 'list' },
      plainLater(async () => {
        const [{ ListPage }] = await Promise.all([
          withNamespaces(import('./list/ListPage'), ...viewNamespaces.list),
          loaded(),
        ])
        // The rows are awaited longer.
        if (resource.schema.documents) void RecordDocuments.preload()
        return ListPage
      }),
    ),
    show: pageOf(
      { resource, view: 'show' },
      later(async () => {
        const parts = [
          withNamespaces(import('./show/ShowPage'), ...viewNamespaces.show),
          loaded().then(() => loadParts(resource.fields.values(), 'Display')),
          flowOf(resource),
        ] as const
        const [{ ShowPage }] = await Promise.all(parts)
        return ShowPage
      }),
    ),
    create: pageOf(
      { resource, view: 'create' },
      later(async () => {
        const [{ CreatePage }] = await Promise.all([
          withNamespaces(import('./form/CreatePage'), ...viewNamespaces.create),
          inputs(),
        ])
        return CreatePage
      }),
    ),
    edit: pageOf(
      { resource, view: 'edit' },
      later(async () => {
        const parts = [
          withNamespaces(import('./form/EditPage'), ...viewNamespaces.edit),
          inputs(),
          flowOf(resource),
        ] as const
        const [{ EditPage }] = await Promise.all(parts)
        return EditPage
      }),
    ),
  }
}

const flowOf = (resource: Resource) => (hasFlow(resource) ? LazyFlowBar.preload() : undefined)

const firstInputsOf = ({ fields }: Resource) =>
  loadParts([...fields.values()].filter(isTyped), 'Input')

const placeholders: Readonly<Record<View, ReactNode>> = {
  list: <LoadingRows />,
  show: <LoadingRecord />,
  create: <LoadingForm />,
  edit: <LoadingForm />,
}

function pageOf(
  place: { readonly resource: Resource; readonly view: View },
  Later: Later<object>,
): Page {
  const Page = () => (
    <Guarded {...place}>
      <Suspense fallback={placeholders[place.view]}>
        <Later />
      </Suspense>
    </Guarded>
  )
  return Object.assign(Page, { preload: Later.preload })
}

interface GuardedProps {
  readonly resource: Resource
  readonly view: View
  readonly children: ReactNode
}

/** Leads away from a page that this person cannot open. */
function Guarded({ resource, view, children }: GuardedProps) {
  const me = useMe()
  if (mayAct(resource, me, view)) return children
  if (isGranted(resource, me, view)) return <NotProvidedLater isPage />
  if (view !== 'create') return <ClosedRoute />
  return <SlotPiece place="createInstead" otherwise={<ClosedRoute />} />
}

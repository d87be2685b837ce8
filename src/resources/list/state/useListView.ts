import { useStore } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { type Me, mayAct, policyOf } from '../../../model/access/access'
import type { ListDrawing } from '../../../model/definition/listWords'
import type { Resource } from '../../../model/fields/resource'
import { calendarOf } from '../../../model/lists/calendarOf'
import { mapOf } from '../../../model/lists/mapOf'
import { matrixOf } from '../../../model/lists/matrixOf'
import { useMe } from '../../../providers/backend/backendContext'

export type ListViewName = 'list' | ListDrawing
export type ListView = ReturnType<typeof useListView>

/** The views this person may choose; a board needs a readable status. */
function viewsOf(resource: Resource, me: Me): readonly ListViewName[] {
  const { readable } = policyOf(resource, me)
  const states = [...resource.fields.values()].filter(({ status }) => status)
  return [
    'list',
    ...(states.some(({ name }) => readable.has(name)) ? (['board'] as const) : []),
    ...(resource.schema.list?.gallery ? (['gallery'] as const) : []),
    ...(isMatrix(resource, me) ? (['matrix'] as const) : []),
    ...(calendarOf(resource, me) ? (['calendar'] as const) : []),
    ...(mapOf(resource, me) ? (['map'] as const) : []),
    ...(resource.schema.list?.split && mayAct(resource, me, 'show') ? (['split'] as const) : []),
  ]
}

/** A matrix needs its three fields, and the lists of its rows and columns. */
export function isMatrix(resource: Resource, me: Me): boolean {
  const matrix = matrixOf(resource)
  const { readable } = policyOf(resource, me)
  return (
    matrix !== undefined &&
    [matrix.rows, matrix.columns, matrix.value].every(
      ({ name, target }) => readable.has(name) && (!target || mayAct(target, me, 'list')),
    )
  )
}

/**
 * The view from the address, else the stored one, else the schema's default. An address that names a record shows it
 * beside the rows.
 */
export function useListView(resource: Resource) {
  const me = useMe()
  const [search, setSearch] = useSearchParams()
  const { defaultView = 'list' } = resource.schema.list ?? {}
  const [kept, keep] = useStore<string>(`${resource.name}.${me.ID}.view`, defaultView)
  const isWide = !useNarrow('(max-width: 1199.95px)')
  const views = viewsOf(resource, me).filter(view => view !== 'split' || isWide)
  // A saved view uses the same parameter; the tools of a list stand above its rows.
  const asked = search.has('open') ? 'list' : search.get('view')
  const wished = [asked, search.has('record') ? 'split' : kept]
  const choose = (view: ListViewName) => {
    keep(view)
    setSearch(withView(view), { replace: true })
  }
  /** `views`: those to choose from. */
  return { views, view: views.find(view => view === wished.find(isAmong(views))) ?? 'list', choose }
}

const isAmong =
  (views: readonly ListViewName[]) =>
  (word: string | null): boolean =>
    views.some(view => view === word)

const withView = (view: ListViewName) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before)
  after.set('view', view)
  after.delete('record')
  return after
}

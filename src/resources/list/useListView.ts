import { useStore } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { type Me, policyOf } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'

export type View = 'list' | 'board' | 'gallery'
export interface ListView {
  readonly view: View
  readonly choose: (view: View) => void
}

/** The ways this person may look at a list; a board needs a state they may read. */
export function viewsOf(resource: Resource, me: Me): readonly View[] {
  const { readable } = policyOf(resource, me)
  const states = [...resource.fields.values()].filter(({ kind }) => kind === 'status')
  return [
    'list',
    ...(states.some(({ name }) => readable.has(name)) ? (['board'] as const) : []),
    ...(resource.schema.list?.gallery ? (['gallery'] as const) : []),
  ]
}

/** As the address says, else as it was left, else as the schema opens it. */
export function useListView(resource: Resource): ListView {
  const me = useMe()
  const [search, setSearch] = useSearchParams()
  const { opens = 'list' } = resource.schema.list ?? {}
  const [kept, keep] = useStore<View>(`${resource.name}.${me.ID}.view`, opens)
  const views = viewsOf(resource, me)
  // A saved view has the same word of the address.
  const wished = [search.get('view'), kept]
  const choose = (view: View) => {
    keep(view)
    setSearch(withView(view), { replace: true })
  }
  return { view: views.find(view => view === wished.find(isAmong(views))) ?? 'list', choose }
}

const isAmong =
  (views: readonly View[]) =>
  (word: string | null): boolean =>
    views.some(view => view === word)

const withView = (view: View) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before)
  after.set('view', view)
  return after
}

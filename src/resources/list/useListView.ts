import { useStore } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { type Me, policyOf } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'

export type View = 'list' | 'board'
export interface ListView {
  readonly view: View
  readonly choose: (view: View) => void
}

/** A board needs a state this person may read. */
export function hasBoard(resource: Resource, me: Me): boolean {
  const states = [...resource.fields.values()].filter(({ kind }) => kind === 'status')
  return states.some(({ name }) => policyOf(resource, me).readable.has(name))
}

/** List or board: as the address says, else as it was left, else as the schema opens it. */
export function useListView(resource: Resource): ListView {
  const me = useMe()
  const [search, setSearch] = useSearchParams()
  const { opens = 'list' } = resource.schema.list ?? {}
  const [kept, keep] = useStore<View>(`${resource.name}.${me.ID}.view`, opens)
  const named = search.get('view')
  // A saved view has the same word of the address.
  const wished = named === 'list' || named === 'board' ? named : kept
  const choose = (view: View) => {
    keep(view)
    setSearch(withView(view), { replace: true })
  }
  return { view: wished === 'board' && hasBoard(resource, me) ? 'board' : 'list', choose }
}

const withView = (view: View) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before)
  after.set('view', view)
  return after
}

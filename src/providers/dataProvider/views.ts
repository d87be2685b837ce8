import type { LeftOut, ListState } from '../../model/listState'
import { isObject } from '../sessionView'
import { httpErrorOf } from './httpError'
import type { Parts } from './parts'

/** A kept view, as far as its reader may use it. */
export interface SavedView {
  readonly id: string
  readonly name: string
  readonly state: ListState
  readonly left: LeftOut
  readonly isMine: boolean
  readonly isDefault?: 'me' | 'role'
  /** The roles it was published for; told to who may publish. */
  readonly roles?: readonly string[]
}
export interface KeptViews {
  readonly views: readonly SavedView[]
  /** How the list was left, on whatever device. */
  readonly state: (ListState & { readonly at: string }) | null
}

/** Views of lists, kept by our server; another server may know none of it and refuses. */
export interface ViewCalls {
  views(resource: string): Promise<KeptViews>
  view(id: string): Promise<SavedView>
  saveView(wish: { resource: string; name: string; state: ListState }): Promise<SavedView>
  changeView(id: string, changes: { name?: string; state?: ListState }): Promise<SavedView>
  deleteView(id: string): Promise<unknown>
  /** `who` is `me` or a role. */
  setDefaultView(id: string, wish: { who: string; on: boolean }): Promise<SavedView>
  keepListState(resource: string, state: ListState): Promise<Pick<KeptViews, 'state'>>
}

const path = '/hanadb/api/views'

export function viewCalls({ http }: Pick<Parts, 'http'>): ViewCalls {
  const call = async <Answer>(to: string, method = 'GET', body?: unknown) => {
    const answer = await http.exchange(to, { method, ...(body !== undefined && { body }) })
    if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
    return answer.body as Answer
  }
  const at = (id: string) => `${path}/${encodeURIComponent(id)}`
  return {
    views: resource => call(`${path}?resource=${encodeURIComponent(resource)}`),
    view: id => call(at(id)),
    saveView: wish => call(path, 'POST', wish),
    changeView: (id, changes) => call(at(id), 'PUT', changes),
    deleteView: id => call(at(id), 'DELETE'),
    setDefaultView: (id, { who, on }) => call(`${at(id)}/default`, 'PUT', { for: who, on }),
    keepListState: (resource, state) =>
      call(`/hanadb/api/list-state/${encodeURIComponent(resource)}`, 'PUT', state),
  }
}

import type { ListState, RemovedParts } from '../lists/listState'
import { defineRoute, type ResponseOf } from '../route/defineRoute'
import * as s from '../route/shapes'

const PATH = 'views'
const LIST_STATE = 'list-state'
const asViewer = { tag: 'platform', policy: 'schema' } as const

/** State of a list; the list itself applies the user's rights to it. */
const state: s.RouteShape<ListState> = s.anyObject
const keptState: s.RouteShape<ListState & { readonly at: string }> = s.atLeast({ at: s.text })
const left: s.RouteShape<RemovedParts> = s.object({
  columns: s.integer,
  filters: s.integer,
  gone: s.integer,
})

/** A saved view, as far as its reader may use it. */
const view = s.object({
  id: s.text,
  resource: s.text,
  name: s.text,
  state,
  left,
  isMine: s.flag,
  /** The list opens with this view: the user's choice, or the default of the role. */
  'isDefault?': s.choice(['me', 'role']),
  /** Offered to everyone of the company. */
  'isShared?': s.flag,
  /** Roles it is published for; only for users who may publish. */
  'roles?': s.list(s.text),
})

/** Views of a list: the user's own, those published for the role, and the last state on any device. */
export const views = defineRoute(`GET ${PATH}`, {
  ...asViewer,
  name: 'views.views',
  query: { resource: s.text },
  response: s.object({ views: s.list(view), state: s.orNull(keptState) }),
  refusals: [403, 404],
})

export const saveView = defineRoute(`POST ${PATH}`, {
  ...asViewer,
  name: 'views.saveView',
  body: s.object({ resource: s.text, name: s.text, state }),
  response: view,
  status: 201,
  refusals: [403, 404, 409],
})

/** A view by its link: the user's own, or that of a user of the same company. */
export const openView = defineRoute(`GET ${PATH}/:id`, {
  ...asViewer,
  name: 'views.openView',
  response: view,
  refusals: [404],
})

export const changeView = defineRoute(`PUT ${PATH}/:id`, {
  ...asViewer,
  name: 'views.changeView',
  body: s.object({ 'name?': s.text, 'state?': state }),
  response: view,
  refusals: [403, 404],
})

export const deleteView = defineRoute(`DELETE ${PATH}/:id`, {
  ...asViewer,
  name: 'views.deleteView',
  response: s.object({ id: s.text }),
  refusals: [403, 404],
})

/** Makes a view the default of a list for `me` or, as administrator, for a role, or offers it to `everyone`; `on: false` undoes it. */
export const defaultView = defineRoute(`PUT ${PATH}/:id/default`, {
  ...asViewer,
  name: 'views.defaultView',
  body: s.object({ for: s.text, on: s.flag }),
  response: view,
  refusals: [403, 404],
})

export const keepListState = defineRoute(`PUT ${LIST_STATE}/:name`, {
  ...asViewer,
  name: 'views.keepListState',
  body: state,
  response: s.object({ state: s.orNull(keptState) }),
  refusals: [403, 404],
})

export type SavedView = ResponseOf<typeof openView>
export type SavedViewsAnswer = ResponseOf<typeof views>

import * as routes from '../../src/model/endpoints/views'
import type { AddRoute } from '../http/addRoute'
import type { AppContext } from '../http/appContext'
import { routeServer } from '../http/serveRoute'
import { storeListState } from './listState'
import { readOpenView, readViews } from './readViews'
import { setDefault } from './setDefault'
import type { Viewer } from './viewsContext'
import { createView, removeView, updateView } from './writeViews'

/** Saved list views: own, shared by link, published for a role. */
export function viewRoutes(add: AddRoute, context: AppContext) {
  const serve = routeServer(add, (c): Viewer => ({ me: c.get('me'), language: c.get('language') }))
  serve(routes.views, (viewer, { query }) => readViews(context, viewer, query.resource))
  serve(routes.saveView, (viewer, { body }) => createView(context, viewer, body))
  serve(routes.openView, (viewer, { params }) => readOpenView(context, viewer, params.id))
  serve(routes.changeView, (viewer, { params, body }) =>
    updateView(context, viewer, { id: params.id, body }),
  )
  serve(routes.deleteView, (viewer, { params }) => removeView(context, viewer, params.id))
  serve(routes.defaultView, (viewer, { params, body }) =>
    setDefault(context, viewer, { id: params.id, body }),
  )
  serve(routes.keepListState, (viewer, { params, body }) =>
    storeListState(context, viewer, { name: params.name, state: body }),
  )
}

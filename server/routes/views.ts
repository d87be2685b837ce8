import { keepListState } from '../areas/views/listState'
import { openView, readViews } from '../areas/views/readViews'
import { type DefaultWish, setDefault } from '../areas/views/setDefault'
import type { Viewer } from '../areas/views/viewsContext'
import { createView, deleteView, updateView } from '../areas/views/writeViews'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'
import { readObject } from './readJson'

/** Views of lists, kept for their owners, shared by their address, published for a role. */
export function viewRoutes(add: AddRoute, context: AppContext) {
  const path = '/hanadb/api/views'

  add(`GET ${path}`, 'schema', async c =>
    c.json(await readViews(context, viewerOf(c), c.req.query('resource'))),
  )
  add(`POST ${path}`, 'schema', async c =>
    c.json(await createView(context, viewerOf(c), await readObject(c)), 201),
  )
  add(`GET ${path}/:id`, 'schema', async c => c.json(await openView(context, viewerOf(c), idOf(c))))
  add(`PUT ${path}/:id`, 'schema', async c => {
    const body = await readObject(c)
    return c.json(await updateView(context, viewerOf(c), { id: idOf(c), body }))
  })
  add(`DELETE ${path}/:id`, 'schema', async c =>
    c.json(await deleteView(context, viewerOf(c), idOf(c))),
  )
  add(`PUT ${path}/:id/default`, 'schema', async c => {
    const { for: who, on } = await readObject(c)
    const wish: DefaultWish = { for: who, on }
    return c.json(await setDefault(context, viewerOf(c), { id: idOf(c), wish }))
  })
  add('PUT /hanadb/api/list-state/:name', 'schema', async c => {
    const state = await readObject(c)
    return c.json(
      await keepListState(context, viewerOf(c), { name: c.req.param('name') ?? '', state }),
    )
  })
}

const viewerOf = (c: AppRequest): Viewer => ({ me: c.get('me'), language: c.get('language') })
const idOf = (c: AppRequest) => c.req.param('id') ?? ''

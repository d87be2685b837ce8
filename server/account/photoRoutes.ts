import * as routes from '../../src/model/endpoints/account'
import type { AddRoute } from '../http/addRoute'
import type { AppContext } from '../http/appContext'
import { readAtMost } from '../http/readJson'
import { routeServer } from '../http/serveRoute'
import { openPhoto, refuseViewAs, replacePhoto } from './photo'

/** Upload and picture of the profile photo, on a server that stores files. */
export function photoRoutes(add: AddRoute, context: AppContext) {
  const { files } = context
  if (!files) return
  const stored = { ...context, files }

  const serve = routeServer(add, c => {
    refuseViewAs(c.req.header('x-view-as'))
    return c.get('me')
  })
  serve(routes.changePhoto, async (me, _, c) => ({
    PHOTOURL: await replacePhoto(stored, me, most => readAtMost(c.req.raw, most)),
  }))

  routeServer(add, () => undefined)(routes.profilePhoto, async (_, { params: { id } }, c) => {
    const { type, bytes } = await openPhoto(stored, id)
    c.header('Content-Type', type)
    c.header('Cache-Control', 'private, max-age=86400, immutable')
    return c.body(new Uint8Array(bytes))
  })
}

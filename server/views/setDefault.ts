import { adminRole, isRole, tenantColumn, tenantOf } from '../../src/base/business'
import { rolesThatMay } from '../../src/model/access/requires'
import type { defaultView } from '../../src/model/endpoints/views'
import type { Resource } from '../../src/model/fields/resource'
import type { BodyOf } from '../../src/model/route/defineRoute'
import { requires } from '../access/permissions'
import { Refusal } from '../base/refusal'
import type { DataContext, Trx } from '../db/db'
import { everyoneKey, roleKey } from './defaults'
import { findView, readSavedView } from './readViews'
import type { Viewer } from './viewsContext'

/** Makes a view the default of a list for the user or, as administrator, for a role. */
export async function setDefault(
  context: DataContext,
  viewer: Viewer,
  { id, body }: { id: string; body: BodyOf<typeof defaultView> },
) {
  const { row, resource } = await findView(context.db.read, context, { id, viewer })
  const place = {
    RESOURCE: resource.name,
    ...defaultPlace(resource, viewer, { id, scope: body.for }),
  }
  const VIEW_ID = String(row.ID)
  await context.db.transaction(async trx => {
    if (body.on) await put(trx, place, VIEW_ID)
    else await applyDefault(trx, place, VIEW_ID)
  })
  return readSavedView(context, viewer, row)
}

/** Owner of a default: a user in every tenant, a role or everyone within one. */
function defaultPlace(
  resource: Resource,
  { me, language }: Viewer,
  { id, scope }: { readonly id: string; readonly scope: string },
) {
  if (scope === 'me') return { WHO: `user:${me.ID}`, [tenantColumn()]: '' }
  if (me.ROLE !== adminRole()) throw requires([adminRole()], language)
  const company = { [tenantColumn()]: tenantOf(me) ?? '' }
  if (scope === 'everyone') return { WHO: everyoneKey(id), ...company }
  if (!isRole(scope) || !rolesThatMay(resource, 'list').includes(scope))
    throw new Refusal(422, 'invalid', { errors: { for: { key: 'notChoice' } } })
  return { WHO: roleKey(scope), ...company }
}

/** Owner and list of a default, by column. */
type Place = Readonly<Record<string, string>>

const put = (trx: Trx, place: Place, VIEW_ID: string) =>
  trx
    .insertInto('_VIEW_DEFAULT')
    .values({ ...place, VIEW_ID })
    .onConflict(conflict => conflict.columns(Object.keys(place)).doUpdateSet({ VIEW_ID }))
    .execute()

const applyDefault = (trx: Trx, place: Place, VIEW_ID: string) =>
  trx
    .deleteFrom('_VIEW_DEFAULT')
    .where(eb => eb.and({ ...place, VIEW_ID }))
    .execute()

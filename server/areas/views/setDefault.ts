import { isRole } from '../../../src/domain/roles'
import { rolesThatMay } from '../../../src/model/requires'
import type { Resource } from '../../../src/model/resource'
import type { Trx } from '../../db/db'
import { requires } from '../../records/forbid'
import { Refusal } from '../../refusal'
import { roleKey } from './defaults'
import { findView, viewOf } from './readViews'
import type { Viewer, ViewsContext } from './viewsContext'

export interface DefaultWish {
  /** `me`, or a role. */
  readonly for: unknown
  /** False takes it back. */
  readonly on: unknown
}

/** Lets a list begin with a view: one's own list, or, by an administrator, that of a whole role. */
export async function setDefault(
  context: ViewsContext,
  viewer: Viewer,
  { id, wish }: { id: string; wish: DefaultWish },
) {
  const { row, resource } = await findView(context.db.read, context, { id, viewer })
  if (typeof wish.on !== 'boolean')
    throw new Refusal(422, 'invalid', { errors: { on: { key: 'wrongType' } } })
  const place = { RESOURCE: resource.name, ...placeOf(resource, viewer, wish.for) }
  const VIEW_ID = String(row.ID)
  await context.db.transaction(async trx => {
    if (wish.on) await put(trx, { ...place, VIEW_ID })
    else await take(trx, { ...place, VIEW_ID })
  })
  return viewOf(context, viewer, row)
}

/** Whose default it is: a person's everywhere, a role's within a company. */
function placeOf(resource: Resource, { me, language }: Viewer, who: unknown) {
  if (who === 'me') return { WHO: `user:${me.ID}`, EMPRESA: '' }
  if (me.ROLE !== '10') throw requires(['10'], language)
  if (!isRole(who) || !rolesThatMay(resource, 'list').includes(who))
    throw new Refusal(422, 'invalid', { errors: { for: { key: 'notChoice' } } })
  return { WHO: roleKey(who), EMPRESA: me.EMPRESA ?? '' }
}

interface Placed {
  readonly RESOURCE: string
  readonly WHO: string
  readonly EMPRESA: string
  readonly VIEW_ID: string
}
const put = (trx: Trx, placed: Placed) =>
  trx
    .insertInto('_VIEW_DEFAULT')
    .values({ ...placed })
    .onConflict(conflict =>
      conflict.columns(['RESOURCE', 'WHO', 'EMPRESA']).doUpdateSet({ VIEW_ID: placed.VIEW_ID }),
    )
    .execute()

const take = (trx: Trx, { RESOURCE, WHO, EMPRESA, VIEW_ID }: Placed) =>
  trx
    .deleteFrom('_VIEW_DEFAULT')
    .where('RESOURCE', '=', RESOURCE)
    .where('WHO', '=', WHO)
    .where('EMPRESA', '=', EMPRESA)
    .where('VIEW_ID', '=', VIEW_ID)
    .execute()

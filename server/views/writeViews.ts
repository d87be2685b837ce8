import { tenantColumn, tenantOf } from '../../src/base/business'
import { isPlainLine } from '../../src/base/plainLine'
import type { changeView, SavedView, saveView } from '../../src/model/endpoints/views'
import type { Resource } from '../../src/model/fields/resource'
import type { BodyOf } from '../../src/model/route/defineRoute'
import { type Problem, Refusal } from '../base/refusal'
import type { DataContext, Trx } from '../db/db'
import { checkedState } from './checkedState'
import { findView, readSavedView } from './readViews'
import { readListResource } from './view'
import { LONGEST_NAME, MOST_VIEWS, type Viewer } from './viewsContext'

export async function createView(
  context: DataContext,
  viewer: Viewer,
  body: BodyOf<typeof saveView>,
): Promise<SavedView> {
  const { me } = viewer
  const resource = readListResource(context, me, body.resource)
  const now = context.clock().toISOString()
  const row = {
    ID: crypto.randomUUID(),
    USER_ID: me.ID,
    RESOURCE: resource.name,
    NAME: toName(body.name),
    STATE: checkedState({ resource, me, catalogue: context.catalogue }, body.state),
    [tenantColumn()]: tenantOf(me),
    CREATED_AT: now,
    UPDATED_AT: now,
  }
  await context.db.transaction(async trx => {
    await demandRoom(trx, me.ID)
    await demandFreeName(trx, resource, row)
    await trx.insertInto('_VIEW').values(row).execute()
  })
  return readSavedView(context, viewer, row)
}

/** Renames or changes the user's own view; views of others can only be copied. */
export async function updateView(
  context: DataContext,
  viewer: Viewer,
  { id, body }: { id: string; body: BodyOf<typeof changeView> },
): Promise<SavedView> {
  const row = await context.db.transaction(async trx => {
    const view = await own(trx, context, { id, viewer })
    const changed = {
      ...(body.name !== undefined && { NAME: toName(body.name) }),
      ...(body.state !== undefined && {
        STATE: checkedState({ ...view, me: viewer.me, catalogue: context.catalogue }, body.state),
      }),
      UPDATED_AT: context.clock().toISOString(),
    }
    const after = { ...view.row, ...changed }
    const named = { ID: id, USER_ID: viewer.me.ID, NAME: String(after.NAME) }
    await demandFreeName(trx, view.resource, named)
    await trx.updateTable('_VIEW').set(changed).where('ID', '=', id).execute()
    return after
  })
  return readSavedView(context, viewer, row)
}

/** Deletes the user's own view; lists with this default return to the schema's. */
export const removeView = (context: DataContext, viewer: Viewer, id: string) =>
  context.db.transaction(async trx => {
    await own(trx, context, { id, viewer })
    await trx.deleteFrom('_VIEW_DEFAULT').where('VIEW_ID', '=', id).execute()
    await trx.deleteFrom('_VIEW').where('ID', '=', id).execute()
    return { id }
  })

async function own(trx: Trx, context: DataContext, target: { id: string; viewer: Viewer }) {
  const view = await findView(trx, context, target)
  if (Number(view.row.USER_ID) !== target.viewer.me.ID) throw new Refusal(403, 'notThisOne')
  return view
}

async function demandRoom(trx: Trx, userId: number) {
  const { count } = await trx
    .selectFrom('_VIEW')
    .select(eb => eb.fn.countAll().as('count'))
    .where('USER_ID', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_VIEWS)
    throw new Refusal(409, 'tooManyViews', { params: { max: MOST_VIEWS } })
}

interface Named {
  readonly ID: string
  readonly USER_ID: number
  readonly NAME: string
}
async function demandFreeName(trx: Trx, resource: Resource, { ID, USER_ID, NAME }: Named) {
  const same = await trx
    .selectFrom('_VIEW')
    .select('ID')
    .where('USER_ID', '=', USER_ID)
    .where('RESOURCE', '=', resource.name)
    .where('NAME', '=', NAME)
    .where('ID', '!=', ID)
    .executeTakeFirst()
  if (same) invalid({ name: { key: 'unique' } })
}

function toName(value: string): string {
  const name = value.trim()
  if (name === '') return invalid({ name: { key: 'required' } })
  if (!isPlainLine(name)) return invalid({ name: { key: 'badCharacters' } })
  if (name.length > LONGEST_NAME)
    return invalid({ name: { key: 'tooLong', params: { max: LONGEST_NAME } } })
  return name
}

function invalid(errors: Readonly<Record<string, Problem>>): never {
  throw new Refusal(422, 'invalid', { errors })
}

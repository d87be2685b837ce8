import type { Me } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import type { ListState } from '../../src/model/lists/listState'
import type { DataContext } from '../db/db'
import { checkedState } from './checkedState'
import { readListResource, usable } from './view'
import type { Viewer } from './viewsContext'

/** Saves the state in which the user left a list, for other devices. */
export async function storeListState(
  context: DataContext,
  { me }: Viewer,
  { name, state }: { name: string; state: ListState },
) {
  const resource = readListResource(context, me, name)
  const values = {
    STATE: checkedState({ resource, me, catalogue: context.catalogue }, state),
    AT: context.clock().toISOString(),
  }
  await context.db.transaction(trx =>
    trx
      .insertInto('_LIST_STATE')
      .values({ USER_ID: me.ID, RESOURCE: resource.name, ...values })
      .onConflict(conflict => conflict.columns(['USER_ID', 'RESOURCE']).doUpdateSet(values))
      .execute(),
  )
  return { state: await readListState(context, resource, me) }
}

/** Undefined without a saved state. */
export async function readListState(
  { db, catalogue }: DataContext,
  resource: Resource,
  me: Me,
): Promise<(ListState & { readonly at: string }) | null> {
  const row = await db.read
    .selectFrom('_LIST_STATE')
    .selectAll()
    .where('USER_ID', '=', me.ID)
    .where('RESOURCE', '=', resource.name)
    .executeTakeFirst()
  return row
    ? { ...usable({ resource, me, catalogue }, row.STATE).state, at: String(row.AT) }
    : null
}

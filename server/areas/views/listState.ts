import type { Me } from '../../../src/model/access'
import type { ListState } from '../../../src/model/listState'
import type { Resource } from '../../../src/model/resource'
import { checkedState } from './checkedState'
import { listOf, usable } from './view'
import type { Viewer, ViewsContext } from './viewsContext'

/** How a person left a list, so that they find it so on another day and another device. */
export async function keepListState(
  context: ViewsContext,
  { me }: Viewer,
  { name, state }: { name: string; state: unknown },
) {
  const resource = listOf(context, me, name)
  const kept = { STATE: checkedState(resource, me, state), AT: context.clock().toISOString() }
  await context.db.transaction(trx =>
    trx
      .insertInto('_LIST_STATE')
      .values({ USER_ID: me.ID, RESOURCE: resource.name, ...kept })
      .onConflict(conflict => conflict.columns(['USER_ID', 'RESOURCE']).doUpdateSet(kept))
      .execute(),
  )
  return { state: await readListState(context, resource, me) }
}

/** None where they left it as it was. */
export async function readListState(
  { db }: ViewsContext,
  resource: Resource,
  me: Me,
): Promise<(ListState & { readonly at: string }) | null> {
  const row = await db.read
    .selectFrom('_LIST_STATE')
    .selectAll()
    .where('USER_ID', '=', me.ID)
    .where('RESOURCE', '=', resource.name)
    .executeTakeFirst()
  return row ? { ...usable(resource, me, row.STATE).state, at: String(row.AT) } : null
}

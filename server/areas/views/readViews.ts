import type { Resource } from '../../../src/model/resource'
import type { Db, Row, Trx } from '../../db/db'
import { notFound } from '../../records/read'
import { type Defaults, defaultsOf, mayPublish } from './defaults'
import { readListState } from './listState'
import { listOf, mayOpen, usable, type View } from './view'
import type { Viewer, ViewsContext } from './viewsContext'

/** A person's views of a list, those published for their role, and how they last left it. */
export async function readViews(context: ViewsContext, viewer: Viewer, name: unknown) {
  const { me } = viewer
  const resource = listOf(context, me, name)
  const defaults = await defaultsOf(context, resource, me)
  const published = mayPublish(resource, me) ? defaults.published.map(({ id }) => id) : []
  const wanted = [...new Set([defaults.mine, defaults.role, ...published])].filter(
    id => id !== undefined,
  ) as string[]
  const rows = await context.db.read
    .selectFrom('_VIEW')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where(eb =>
      wanted.length > 0
        ? eb.or([eb('USER_ID', '=', me.ID), eb('ID', 'in', wanted)])
        : eb('USER_ID', '=', me.ID),
    )
    .orderBy('NAME')
    .orderBy('ID')
    .execute()
  return {
    views: rows
      .filter(row => mayOpen(row, me))
      .map(row => shown({ row, resource, viewer, defaults })),
    state: await readListState(context, resource, me),
  }
}

/** One view: one's own, or by its link that of somebody who works in the same company. */
export async function openView(context: ViewsContext, viewer: Viewer, id: string): Promise<View> {
  const { row } = await findView(context.db.read, context, { id, viewer })
  return viewOf(context, viewer, row)
}

/** The row of a view this person may open, and the list it is of; absent and not theirs are the same. */
export async function findView(
  db: Db['read'] | Trx,
  context: ViewsContext,
  { id, viewer }: { id: string; viewer: Viewer },
) {
  const row = /^[\da-f-]{36}$/.test(id)
    ? await db.selectFrom('_VIEW').selectAll().where('ID', '=', id).executeTakeFirst()
    : undefined
  if (!row || !mayOpen(row, viewer.me)) throw notFound()
  return { row, resource: listOf(context, viewer.me, row.RESOURCE) }
}

export async function viewOf(context: ViewsContext, viewer: Viewer, row: Row): Promise<View> {
  const resource = listOf(context, viewer.me, row.RESOURCE)
  return shown({ row, resource, viewer, defaults: await defaultsOf(context, resource, viewer.me) })
}

interface Showing {
  readonly row: Row
  readonly resource: Resource
  readonly viewer: Viewer
  readonly defaults: Defaults
}
function shown({ row, resource, viewer: { me }, defaults }: Showing): View {
  const id = String(row.ID)
  const standing = defaults.mine === id ? 'me' : defaults.role === id ? 'role' : undefined
  const roles = defaults.published.filter(each => each.id === id).map(({ role }) => role)
  return {
    id,
    resource: resource.name,
    name: String(row.NAME),
    ...usable(resource, me, row.STATE),
    isMine: Number(row.USER_ID) === me.ID,
    ...(standing && { isDefault: standing }),
    ...(mayPublish(resource, me) && { roles }),
  }
}

import { tenantColumn, tenantOf } from '../../src/base/business'
import type { Me } from '../../src/model/access/access'
import type { SavedView } from '../../src/model/endpoints/views'
import type { Catalogue, Resource } from '../../src/model/fields/resource'
import type { DataContext, DbReader, DbRow } from '../db/db'
import { recordNotFound } from '../read/read'
import { canPublish, type Defaults, readViewDefaults } from './defaults'
import { readListState } from './listState'
import { canOpenView, readListResource, usable } from './view'
import type { Viewer } from './viewsContext'

/** The user's views of a list, those published for the role, and the last state. */
export async function readViews(context: DataContext, viewer: Viewer, name: string) {
  const { me } = viewer
  const resource = readListResource(context, me, name)
  const defaults = await readViewDefaults(context, resource, me)
  const published = canPublish(resource, me) ? defaults.published.map(({ id }) => id) : []
  const viewIds = [
    ...new Set([defaults.mine, defaults.role, ...defaults.shared, ...published]),
  ].filter(id => id !== undefined) as string[]
  const rows = await context.db.read
    .selectFrom('_VIEW')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where(eb =>
      viewIds.length > 0
        ? eb.or([eb('USER_ID', '=', me.ID), eb('ID', 'in', viewIds)])
        : eb('USER_ID', '=', me.ID),
    )
    .orderBy('NAME')
    .orderBy('ID')
    .execute()
  return {
    views: rows
      .filter(row => canOpenView(row, me))
      .map(row => ({
        row,
        view: toSavedView({ row, resource, viewer, defaults, catalogue: context.catalogue }),
      }))
      .filter(({ row, view }) => !view.state.values || isOfThisTenant(row, me))
      .map(({ view }) => view),
    state: await readListState(context, resource, me),
  }
}

/** The values of a template name records of its tenant. */
const isOfThisTenant = (row: DbRow, me: Me) => (row[tenantColumn()] ?? null) === tenantOf(me)

/** A view: the user's own, or by link one of a user of the same company. */
export async function readOpenView(
  context: DataContext,
  viewer: Viewer,
  id: string,
): Promise<SavedView> {
  const { row } = await findView(context.db.read, context, { id, viewer })
  return readSavedView(context, viewer, row)
}

/** Row of a view the user may open, and its list; missing and forbidden views have the same answer. */
export async function findView(
  db: DbReader,
  context: DataContext,
  { id, viewer }: { id: string; viewer: Viewer },
) {
  const row = /^[\da-f-]{36}$/.test(id)
    ? await db.selectFrom('_VIEW').selectAll().where('ID', '=', id).executeTakeFirst()
    : undefined
  if (!row || !canOpenView(row, viewer.me)) throw recordNotFound()
  return { row, resource: readListResource(context, viewer.me, String(row.RESOURCE)) }
}

export async function readSavedView(
  context: DataContext,
  viewer: Viewer,
  row: DbRow,
): Promise<SavedView> {
  const resource = readListResource(context, viewer.me, String(row.RESOURCE))
  return toSavedView({
    row,
    resource,
    viewer,
    catalogue: context.catalogue,
    defaults: await readViewDefaults(context, resource, viewer.me),
  })
}

interface Showing {
  readonly row: DbRow
  readonly resource: Resource
  readonly viewer: Viewer
  readonly defaults: Defaults
  readonly catalogue: Catalogue
}
function toSavedView({ row, resource, viewer: { me }, defaults, catalogue }: Showing): SavedView {
  const id = String(row.ID)
  const defaultFor = defaults.mine === id ? 'me' : defaults.role === id ? 'role' : undefined
  const roles = defaults.published.filter(each => each.id === id).map(({ role }) => role)
  return {
    id,
    resource: resource.name,
    name: String(row.NAME),
    ...usable({ resource, me, catalogue }, row.STATE),
    isMine: Number(row.USER_ID) === me.ID,
    ...(defaultFor && { isDefault: defaultFor }),
    ...(defaults.shared.includes(id) && { isShared: true }),
    ...(canPublish(resource, me) && { roles }),
  }
}

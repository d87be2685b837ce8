import type { Step } from '../../../src/contracts/filesManager'
import { allConditions, column, sql } from '../../db/db'
import type { RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { type Loaded, load, recordNotFound } from '../../read/read'

const MOST = 200

/** Visible folders whose parent is not visible; they are listed at the top, by name. */
export async function looseFolders({
  resource,
  me,
  records,
}: RequestContext): Promise<readonly number[]> {
  const table = sql.table(resource.table)
  const visibleFolders = sql`select t."ID" from ${table} as t where ${readScope(resource, me)}`
  const where = allConditions([
    sql`${column('CARPETA')} is not null and ${column('CARPETA')} not in (${visibleFolders})`,
    readScope(resource, me),
  ])
  const query = sql`select t."ID" from ${table} as t where ${where} order by t."NOMBRE", t."ID" limit ${MOST}`
  return (await query.execute(records.db.read)).rows.map(({ ID }) => Number(ID))
}

/** Path to a folder from its first visible ancestor; 404 if the folder is not visible. */
export async function wayTo(request: RequestContext, id: number): Promise<readonly Step[]> {
  const way: Step[] = []
  for (let at: unknown = id; at !== null; ) {
    const row = await isVisible(request, Number(at))
    if (!row || way.some(step => step.id === Number(at))) break
    way.unshift({ id: Number(at), name: String(row.record.NOMBRE) })
    at = row.record.CARPETA ?? null
  }
  if (way.length === 0) throw recordNotFound()
  return way
}

const isVisible = (
  { records, resource, me }: RequestContext,
  key: number,
): Promise<Loaded | undefined> =>
  load(records.db.read, resource, { key, scope: readScope(resource, me) })

import type { Row } from '../../db/db'
import { sql } from '../../db/fragment'
import { both, column } from '../../records/condition'
import type { Asking } from '../../records/context'
import { type Loaded, load, notFound } from '../../records/read'
import { readScope } from '../../records/scope'

/** As many as are told of. */
const MOST = 200

/** Folders one sees without the folder around them: they are found at the top. By name. */
export async function looseFolders({ resource, me, records }: Asking): Promise<readonly number[]> {
  const table = sql.table(resource.table)
  const seen = sql`select t."ID" from ${table} as t where ${readScope(resource, me)}`
  const where = both([
    sql`${column('CARPETA')} is not null and ${column('CARPETA')} not in (${seen})`,
    readScope(resource, me),
  ])
  const { rows } =
    await sql<Row>`select t."ID" from ${table} as t where ${where} order by t."NOMBRE", t."ID" limit ${MOST}`.execute(
      records.db.read,
    )
  return rows.map(({ ID }) => Number(ID))
}

export interface Step {
  readonly id: number
  readonly name: string
}

/** The way to a folder, itself last, from the first one that may be seen; 404 where it may not be. */
export async function wayTo(asking: Asking, id: number): Promise<readonly Step[]> {
  const way: Step[] = []
  for (let at: unknown = id; at !== null; ) {
    const found = await seen(asking, Number(at))
    if (!found || way.some(step => step.id === Number(at))) break
    way.unshift({ id: Number(at), name: String(found.record.NOMBRE) })
    at = found.record.CARPETA ?? null
  }
  if (way.length === 0) throw notFound()
  return way
}

const seen = ({ records, resource, me }: Asking, key: number): Promise<Loaded | undefined> =>
  load(records.db.read, resource, { key, among: readScope(resource, me) })

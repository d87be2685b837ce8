import { policyOf } from '../../src/model/access/access'
import { column, type DbReader, fromRows, sql } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'

export interface UserName {
  readonly ID: number
  readonly DISPLAYNAME: string
}

/** Names of the people who acted, as far as the reader may know them. */
export async function peopleOf(
  { records, me }: RequestContext,
  acting: readonly unknown[],
  db: DbReader = records.db.read,
) {
  const users = records.catalogue.get('users')
  const ids = [...new Set(acting.filter(by => by !== null && by !== undefined))]
  const people = new Map<unknown, UserName>()
  if (ids.length === 0 || !policyOf(users, me).readable.has('DISPLAYNAME')) return people
  const among = [sql`${column('ID')} in (${sql.join(ids)})`, readScope(users, me)]
  const names = sql`select ${column('ID')}, ${column('DISPLAYNAME')} ${fromRows(users, ...among)}`
  const found = await names.execute(db)
  for (const row of found.rows) {
    people.set(row.ID, { ID: Number(row.ID), DISPLAYNAME: String(row.DISPLAYNAME) })
  }
  return people
}

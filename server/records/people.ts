import { policyOf } from '../../src/model/access'
import type { Db, Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { column } from './condition'
import type { Asking } from './context'
import { readScope } from './scope'

export interface Person {
  readonly ID: number
  readonly DISPLAYNAME: string
}

/** The names of those who acted, as far as the reader may know them. */
export async function peopleOf(
  { records, me }: Asking,
  acting: readonly unknown[],
  db: Trx | Db['read'] = records.db.read,
) {
  const users = records.catalogue.get('users')
  const ids = [...new Set(acting.filter(by => by !== null && by !== undefined))]
  const people = new Map<unknown, Person>()
  if (ids.length === 0 || !policyOf(users, me).readable.has('DISPLAYNAME')) return people
  const found =
    await sql<Row>`select ${column('ID')}, ${column('DISPLAYNAME')} from ${sql.table(users.table)} as t where ${column('ID')} in (${sql.join(ids)}) and ${readScope(users, me)}`.execute(
      db,
    )
  for (const row of found.rows) {
    people.set(row.ID, { ID: Number(row.ID), DISPLAYNAME: String(row.DISPLAYNAME) })
  }
  return people
}

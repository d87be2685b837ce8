import { tenantOf } from '../../../src/base/business'
import { fold } from '../../../src/base/fold'
import type { Contact } from '../../../src/contracts/chat'
import { policyOf } from '../../../src/model/access/access'
import { demandTenant } from '../../access/permissions'
import { allConditions, column, type DbRow, fromRows, sql } from '../../db/db'
import { readScope } from '../../query/scope'
import { childTable } from '../../query/tables'
import { visibleKeys } from '../../query/visibleKeys'
import type { ChatReader } from './chatReader'
import { memberships } from './membership'
import { presenceByUser } from './presence'

const MOST = 1000
const names = ['ID', 'DISPLAYNAME', 'PHOTOURL', 'EMAIL', 'PHONENUMBER', 'ADDRESS', 'ROLE'] as const

/** Users of the company whom the reader may contact. */
export async function contacts(reader: ChatReader): Promise<readonly Contact[]> {
  const { records, me } = reader
  const users = records.catalogue.get('users')
  const where = allConditions([contactScope(reader), sql`t."ID" <> ${me.ID}`])
  const found = sql`select ${sql.join(names.map(column))} ${fromRows(users, where)} order by t."ID" limit ${MOST}`
  const { rows } = await found.execute(records.db.read)
  const people = await present(reader, rows)
  return people.toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1))
}

type Reader = Pick<ChatReader, 'records' | 'me'>

/** Selects users whose presence the reader may see: contacts and participants of shared conversations. */
export async function knownContacts(reader: Reader, ids: readonly number[]): Promise<Set<number>> {
  const { records, me } = reader
  if (ids.length === 0 || tenantOf(me) === null || me.ROLE === 'user') return new Set()
  const contacts = await findContacts(reader, ids)
  if (contacts.size === ids.length) return contacts
  const { db } = records
  const rows = await db.read
    .selectFrom('_CHAT_MEMBER as o')
    .select('o.USER_ID')
    .distinct()
    .where('o.USER_ID', 'in', ids)
    .where('o.LEFT_AT', 'is', null)
    .where('o.CHAT_ID', 'in', memberships(db.read, me).clearSelect().select('c.ID'))
    .execute()
  return new Set([...contacts, ...rows.map(({ USER_ID }) => Number(USER_ID))])
}

/** Presence of users, as far as the reader may see it. */
export async function readPresence(reader: Reader, ids: readonly number[]) {
  const { db, clock } = reader.records
  const contacts = await knownContacts(reader, ids)
  const byUser = await presenceByUser(db, [...contacts], clock())
  return [...byUser].map(([id, presence]) => ({ id, ...presence }))
}

export async function findContacts(reader: Reader, ids: readonly number[]) {
  const users = reader.records.catalogue.get('users')
  const where = allConditions([contactScope(reader), sql`t."ID" in (${sql.join(ids)})`])
  const { rows } = await sql`select t."ID" ${fromRows(users, where)}`.execute(
    reader.records.db.read,
  )
  return new Set(rows.map(({ ID }) => Number(ID)))
}

function contactScope({ records, me }: Reader) {
  const users = records.catalogue.get('users')
  const companies = users.fields.get('EMPRESAS')
  const company = demandTenant(me)
  const works = companies
    ? sql`exists (select 1 from ${sql.table(childTable(users, companies))} as e where e."ID" = t."ID" and e."VALUE" = ${company})`
    : sql`1 = 0`
  return allConditions([
    readScope(users, me),
    sql`t."ACTIVE" is not false`,
    sql`t."ROLE" <> 'user'`,
    sql`(t."EMPRESA" = ${company} or ${works})`,
  ])
}

/** Users by id, without a rights check: participants know each other's names. */
export async function peopleById(reader: ChatReader, ids: Iterable<number>) {
  const { records } = reader
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map<number, Contact>()
  const users = records.catalogue.get('users')
  const found = sql`select ${sql.join(names.map(column))} from ${sql.table(users.table)} as t where t."ID" in (${sql.join(uniqueIds)})`
  const { rows } = await found.execute(records.db.read)
  return new Map((await present(reader, rows)).map(person => [person.id, person]))
}

async function present(reader: ChatReader, rows: readonly DbRow[]): Promise<readonly Contact[]> {
  const { records, me } = reader
  const users = records.catalogue.get('users')
  const ids = rows.map(({ ID }) => Number(ID))
  if (ids.length === 0) return []
  const [presence, visible] = await Promise.all([
    presenceByUser(records.db, ids, records.clock()),
    visibleKeys(records.db, { resource: users, me }, ids),
  ])
  const { readable } = policyOf(users, me)
  return rows.map(row => {
    const id = Number(row.ID)
    const open = (name: string) =>
      visible.has(id) && readable.has(name) && row[name] ? String(row[name]) : null
    const email = open('EMAIL')
    return {
      id,
      name: String(row.DISPLAYNAME ?? ''),
      username: email?.split('@')[0] ?? '',
      avatar: row.PHOTOURL ? String(row.PHOTOURL) : null,
      address: open('ADDRESS'),
      phone: open('PHONENUMBER'),
      email,
      role: String(row.ROLE),
      ...(presence.get(id) ?? { status: 'offline', lastActivity: null }),
    }
  })
}

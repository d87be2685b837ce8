import { fold } from '../../../src/domain/fold'
import { policyOf } from '../../../src/model/access'
import type { Row } from '../../db/db'
import { sql } from '../../db/fragment'
import { both, column } from '../../records/condition'
import { readScope } from '../../records/scope'
import { childTable } from '../../records/tables'
import { visibleKeys } from '../../records/visibleKeys'
import { type ChatReader, companyOf } from './chatReader'
import { memberships } from './membership'
import { type Presence, presenceOf } from './presence'

/** A contact or participant (domain.md 2.13); what the reader may not know of a person stays away. */
export interface Person extends Presence {
  readonly id: number
  readonly name: string
  readonly username: string
  readonly avatar: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly role: string
}

const MOST = 1000
const names = ['ID', 'DISPLAYNAME', 'PHOTOURL', 'EMAIL', 'PHONENUMBER', 'ADDRESS', 'ROLE'] as const

/** Whom the reader may write to: the people of the company worked in that they may know of. */
export async function contacts(reader: ChatReader): Promise<readonly Person[]> {
  const { records, me } = reader
  const users = records.catalogue.get('users')
  const where = both([contactScope(reader), sql`t."ID" <> ${me.ID}`])
  const found = sql<Row>`select ${sql.join(names.map(column))} from ${sql.table(users.table)} as t where ${where} order by t."ID" limit ${MOST}`
  const { rows } = await found.execute(records.db.read)
  const people = await present(reader, rows)
  return people.toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1))
}

type Asker = Pick<ChatReader, 'records' | 'me'>

/** Of these people those of whom the reader may know whether they are there: contacts, and who takes part where they do. */
export async function knownAmong(asker: Asker, ids: readonly number[]): Promise<Set<number>> {
  const { records, me } = asker
  if (ids.length === 0 || me.EMPRESA === null || me.ROLE === 'user') return new Set()
  const known = await contactsAmong(asker, ids)
  if (known.size === ids.length) return known
  const { db } = records
  const rows = await db.read
    .selectFrom('_CHAT_MEMBER as o')
    .select('o.USER_ID')
    .distinct()
    .where('o.USER_ID', 'in', ids)
    .where('o.LEFT_AT', 'is', null)
    .where('o.CHAT_ID', 'in', memberships(db.read, me).clearSelect().select('c.ID'))
    .execute()
  return new Set([...known, ...rows.map(({ USER_ID }) => Number(USER_ID))])
}

/** How these people are, as far as the reader may know. */
export async function presenceAmong(asker: Asker, ids: readonly number[]) {
  const { db, clock } = asker.records
  const known = await knownAmong(asker, ids)
  const found = await presenceOf(db, [...known], clock())
  return [...found].map(([id, presence]) => ({ id, ...presence }))
}

/** Of these people those the reader may write to. */
export async function contactsAmong(reader: Asker, ids: readonly number[]) {
  const users = reader.records.catalogue.get('users')
  const where = both([contactScope(reader), sql`t."ID" in (${sql.join(ids)})`])
  const { rows } =
    await sql<Row>`select t."ID" from ${sql.table(users.table)} as t where ${where}`.execute(
      reader.records.db.read,
    )
  return new Set(rows.map(({ ID }) => Number(ID)))
}

function contactScope({ records, me }: Asker) {
  const users = records.catalogue.get('users')
  const companies = users.fields.get('EMPRESAS')
  const company = companyOf(me)
  const works = companies
    ? sql`exists (select 1 from ${sql.table(childTable(users, companies))} as e where e."ID" = t."ID" and e."VALUE" = ${company})`
    : sql`1 = 0`
  return both([
    readScope(users, me),
    sql`t."ACTIVE" is not false`,
    sql`t."ROLE" <> 'user'`,
    sql`(t."EMPRESA" = ${company} or ${works})`,
  ])
}

/** People by id, whoever they are: who takes part in a conversation is known to the others by name. */
export async function peopleById(reader: ChatReader, ids: Iterable<number>) {
  const { records } = reader
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map<number, Person>()
  const users = records.catalogue.get('users')
  const found = sql<Row>`select ${sql.join(names.map(column))} from ${sql.table(users.table)} as t where t."ID" in (${sql.join(wanted)})`
  const { rows } = await found.execute(records.db.read)
  return new Map((await present(reader, rows)).map(person => [person.id, person]))
}

async function present(reader: ChatReader, rows: readonly Row[]): Promise<readonly Person[]> {
  const { records, me } = reader
  const users = records.catalogue.get('users')
  const ids = rows.map(({ ID }) => Number(ID))
  if (ids.length === 0) return []
  const [presence, visible] = await Promise.all([
    presenceOf(records.db, ids, records.clock()),
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

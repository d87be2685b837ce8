import { actingRole } from '../../src/domain/roles'
import type { Text } from '../../src/domain/text'
import { bindMe, holds } from '../../src/model/evaluate'
import type { Who } from '../../src/model/field'
import { whoNode } from '../../src/model/fieldModel'
import { NOTICE_NEWS, type NoticeKind } from '../../src/model/notice'
import type { FieldModel, Resource } from '../../src/model/resource'
import { meFieldsOf, type Node } from '../../src/model/rule'
import type { Db, Row, Trx } from '../db/db'
import { leaveCall } from '../db/leaveCall'
import { announce } from './announce'
import type { Records, Values } from './context'
import { historyId } from './history'
import { childTable } from './tables'

/** The call that mails somebody what they wait to be told. */
export const NOTICE_MAIL = 'notice.mail'

export interface Notice {
  readonly kind: NoticeKind
  readonly resource: Resource
  readonly record: Values
  readonly people: readonly number[]
  readonly text: Text
  /** The field it is about, and the day that stands there. */
  readonly field?: FieldModel
  readonly day?: string
  /** The page that is asked for. */
  readonly page?: string
  /** It is shown with others of its day (`leaveDigests`), not on its own. */
  readonly isDigested?: boolean
}

/** `DIGEST` of a notice that has been left and is shown with the next digest of its field. */
export const WAITS_FOR_DIGEST = 0

/** Leaves a notice for each of these people who wants to hear of such things, and a mail for who wants that. */
export async function leaveNotices(trx: Trx, records: Records, notice: Notice) {
  const people = await listening(trx, notice)
  if (people.length === 0) return
  const first = await records.db.nextId('_NOTICE', people.length)
  const now = records.clock().toISOString()
  const rows = people.map(({ person, isMailed }, at) => ({
    ID: first + at,
    USER_ID: person,
    KIND: notice.kind,
    RESOURCE: notice.resource.name,
    RECORD_ID: historyId(notice.resource, notice.record),
    TEXT: JSON.stringify(notice.text),
    FIELD: notice.field?.name ?? notice.page ?? null,
    DAY: notice.day ?? null,
    CREATED_AT: now,
    TO_MAIL: isMailed,
    DIGEST: notice.isDigested ? WAITS_FOR_DIGEST : null,
  }))
  await trx.insertInto('_NOTICE').values(rows).execute()
  for (const { ID, USER_ID, TO_MAIL } of rows) {
    if (!notice.isDigested) await ring(trx, { ID, USER_ID, now })
    // dates that come near are mailed together, once a day (`leaveDigestMails`)
    if (TO_MAIL && notice.kind !== 'due')
      await leaveCall(trx, records, { name: NOTICE_MAIL, body: { person: USER_ID } })
  }
}

/** The bells of that person hear of it at once, wherever they are open. */
export const ring = (
  trx: Trx,
  { ID, USER_ID, now }: { ID: number; USER_ID: number; now: string },
) =>
  announce(trx, {
    RESOURCE: NOTICE_NEWS,
    RECORD_ID: String(USER_ID),
    VERSION: ID,
    EMPRESA: null,
    BY: 0,
    AT: now,
  })

interface Listener {
  readonly person: number
  readonly isMailed: boolean
}

async function listening(trx: Trx, { kind, people }: Notice): Promise<readonly Listener[]> {
  if (people.length === 0) return []
  const wishes = await trx
    .selectFrom('_NOTICE_WISH')
    .selectAll()
    .where('KIND', '=', kind)
    .where('USER_ID', 'in', [...people])
    .execute()
  const among = (wished: (row: Row) => boolean) =>
    new Set(wishes.filter(wished).map(({ USER_ID }) => Number(USER_ID)))
  const unwilling = among(({ WANTED }) => !WANTED)
  const mailed = among(({ MAILED }) => Boolean(MAILED))
  return [...new Set(people)]
    .filter(person => !unwilling.has(person))
    .map(person => ({ person, isMailed: mailed.has(person) }))
}

interface Concerning {
  readonly records: Records
  readonly resource: Resource
  readonly record: Values
  readonly tell: Who | { readonly from: string }
}

/** Whom a record concerns: by a field that names one, or everybody of its company a rule fits. */
export async function addressees(
  trx: Trx | Db['read'],
  { records, resource, record, tell }: Concerning,
): Promise<number[]> {
  if ('from' in tell && typeof tell.from === 'string') {
    const person = record[tell.from]
    return typeof person === 'number' ? [person] : []
  }
  const who = whoNode(tell as Who)
  const company = resource.company && record[resource.company.name]
  const listsOf = await listsAsked(trx, records.catalogue.get('users'), who)
  return (await activeUsers(trx, records, company))
    .map(user => {
      const lists = listsOf(Number(user.ID))
      return { ...user, ...lists, ROLE: actingRole(user.ROLE) } as Row
    })
    .filter(user => holds(bindMe(who, user), record, user))
    .map(user => Number(user.ID))
}

/** The accounts that may sign in and work in this company; of every company where none is given. */
export async function activeUsers(
  trx: Trx | Db['read'],
  records: Records,
  company: unknown,
): Promise<readonly Row[]> {
  const users = records.catalogue.get('users')
  const everybody = await trx
    .selectFrom(users.table)
    .selectAll()
    .where('_DELETED_AT', 'is', null)
    .where('ACTIVE', '=', true)
    .execute()
  if (company === undefined) return everybody
  const others = await workersOf(trx, users, company)
  return everybody.filter(({ ID, EMPRESA }) => EMPRESA === company || others.includes(Number(ID)))
}

/** The lists of people that a rule asks about, which stand in tables of their own: their warehouses. */
async function listsAsked(trx: Trx | Db['read'], users: Resource, who: Node) {
  const lists = new Map<string, Row[]>()
  for (const name of meFieldsOf(who)) {
    const field = users.fields.get(name)
    if (field?.kind !== 'references' || lists.has(name)) continue
    const rows = trx.selectFrom(childTable(users, field)).select(['ID', 'VALUE'])
    lists.set(name, await rows.execute())
  }
  return (id: number) =>
    Object.fromEntries(
      [...lists].map(([name, rows]) => [
        name,
        rows.filter(({ ID }) => Number(ID) === id).map(({ VALUE }) => VALUE),
      ]),
    )
}

/** Who may work in that company beside their own. */
async function workersOf(
  trx: Trx | Db['read'],
  users: Resource,
  company: unknown,
): Promise<number[]> {
  const companies = users.fields.get('EMPRESAS')
  if (!companies) return []
  const table = childTable(users, companies)
  const rows = await trx.selectFrom(table).select('ID').where('VALUE', '=', company).execute()
  return rows.map(({ ID }) => Number(ID))
}

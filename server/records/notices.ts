import type { Text } from '../../src/domain/text'
import { bindMe, holds } from '../../src/model/evaluate'
import type { Who } from '../../src/model/field'
import { whoNode } from '../../src/model/fieldModel'
import { NOTICE_NEWS, type NoticeKind, noticeTexts } from '../../src/model/notice'
import type { FieldModel, Resource } from '../../src/model/resource'
import type { Db, Row, Trx } from '../db/db'
import { leaveCall } from '../db/leaveCall'
import { announce } from './announce'
import type { Asking, Records, Values } from './context'
import { historyId, same } from './history'
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
}

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
  }))
  await trx.insertInto('_NOTICE').values(rows).execute()
  for (const { ID, USER_ID, TO_MAIL } of rows) {
    await ring(trx, { ID, USER_ID, now })
    if (TO_MAIL) await leaveCall(trx, records, { name: NOTICE_MAIL, body: { person: USER_ID } })
  }
}

/** The bells of that person hear of it at once, wherever they are open. */
const ring = (trx: Trx, { ID, USER_ID, now }: { ID: number; USER_ID: number; now: string }) =>
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
  const users = records.catalogue.get('users')
  const everybody = await trx
    .selectFrom(users.table)
    .selectAll()
    .where('_DELETED_AT', 'is', null)
    .where('ACTIVE', '=', true)
    .execute()
  const company = resource.company && record[resource.company.name]
  const others = company === undefined ? [] : await workersOf(trx, users, company)
  const isInside = ({ ID, EMPRESA }: Row) =>
    company === undefined || EMPRESA === company || others.includes(Number(ID))
  return everybody
    .filter(user => isInside(user) && holds(bindMe(who, user), record, user))
    .map(user => Number(user.ID))
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

/** Tells people that a record is theirs now, by the references that say so; not who did it themself. */
export async function tellAssigned(
  trx: Trx,
  { records, resource, me }: Asking,
  { before = {}, after }: { before?: Values; after: Values },
) {
  for (const field of resource.fields.values()) {
    const { words } = field
    const person = after[field.name]
    if (words.kind !== 'reference' || !words.assigns) continue
    if (typeof person !== 'number' || person === me.ID || same(before[field.name], person)) continue
    const text = noticeTexts.assigned
    const people = [person]
    await leaveNotices(trx, records, {
      kind: 'assigned',
      resource,
      record: after,
      people,
      text,
      field,
    })
  }
}

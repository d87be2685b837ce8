import { actingRole, business } from '../../src/base/business'
import type { LocalizedText } from '../../src/base/text'
import { NOTICE_NEWS, type NoticeKind } from '../../src/model/definition/notice'
import { audienceRule } from '../../src/model/fields/fieldModel'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { bindMe, holds } from '../../src/model/rules/evaluate'
import type { RolesOrRule } from '../../src/model/rules/grant'
import { meFieldsOf, type Node } from '../../src/model/rules/rule'
import { recordChangeEvent } from '../audit/changeEvents'
import { historyId } from '../audit/writeHistory'
import type { DbReader, DbRow, StoredValue, Trx } from '../db/db'
import { enqueueCall } from '../outbox/enqueueCall'
import type { Records, RecordValues } from '../query/requestContext'
import { childTable } from '../query/tables'

/** The call that mails a person their waiting notices. */
export const NOTICE_MAIL = 'notice.mail'

interface Notice {
  readonly kind: NoticeKind
  readonly resource: Resource
  readonly record: RecordValues
  readonly people: readonly number[]
  readonly text: LocalizedText
  readonly field?: FieldModel
  readonly day?: string
  readonly page?: string
  /** Shown in a digest (`sendDigests`, `gatherAssigned`), not separately. */
  readonly isDigested?: boolean
}

/** `DIGEST` of a notice that waits for the digest of its field. */
export const WAITS_FOR_DIGEST = 0

/** Creates a notice for each person who wants this kind, and a mail where wanted. */
export async function addNotices(trx: Trx, records: Records, notice: Notice) {
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
  if (notice.isDigested) return
  for (const { ID, USER_ID, TO_MAIL } of rows) {
    await refreshBells(trx, { ID, USER_ID, now })
    // Approaching dates are mailed together once a day (`sendDigestMails`).
    if (TO_MAIL && notice.kind !== 'due') await mailNotices(trx, records, USER_ID)
  }
}

/** One mail with the notices of a person that wait for it. */
export const mailNotices = (trx: Trx, records: Records, person: number) =>
  enqueueCall(trx, records, { name: NOTICE_MAIL, body: { person } })

export const refreshBells = (
  trx: Trx,
  { ID, USER_ID, now }: { ID: number; USER_ID: number; now: string },
) =>
  recordChangeEvent(trx, {
    RESOURCE: NOTICE_NEWS,
    RECORD_ID: String(USER_ID),
    VERSION: ID,
    BY: 0,
    AT: now,
    tenant: null,
  })

interface Listener {
  readonly person: number
  readonly isMailed: boolean
}

async function listening(trx: Trx, { kind, people }: Notice): Promise<readonly Listener[]> {
  if (people.length === 0) return []
  const preferences = await trx
    .selectFrom('_NOTICE_WISH')
    .selectAll()
    .where('KIND', '=', kind)
    .where('USER_ID', 'in', [...people])
    .execute()
  const among = (wished: (row: DbRow) => boolean) =>
    new Set(preferences.filter(wished).map(({ USER_ID }) => Number(USER_ID)))
  const unwilling = among(({ WANTED }) => !WANTED)
  const mailed = among(({ MAILED }) => Boolean(MAILED))
  return [...new Set(people)]
    .filter(person => !unwilling.has(person))
    .map(person => ({ person, isMailed: mailed.has(person) }))
}

interface Concerning {
  readonly records: Records
  readonly resource: Resource
  readonly record: RecordValues
  readonly notify: RolesOrRule | { readonly field: string }
}

/** The people a record concerns: named by a field, or everybody of its company who meets a rule. */
export async function addressees(
  trx: DbReader,
  { records, resource, record, notify: tell }: Concerning,
): Promise<number[]> {
  if ('field' in tell && typeof tell.field === 'string') {
    const person = record[tell.field]
    return typeof person === 'number' ? [person] : []
  }
  const who = audienceRule(tell as RolesOrRule)
  const company = resource.company && record[resource.company.name]
  const listsOf = await listsAsked(trx, records.catalogue.get('users'), who)
  return (await activeUsers(trx, records, company))
    .map((user): RecordValues => {
      const lists = listsOf(Number(user.ID))
      return { ...user, ...lists, ROLE: actingRole(user.ROLE) }
    })
    .filter(user => holds(bindMe(who, user), record, user))
    .map(user => Number(user.ID))
}

/** Accounts that may sign in and work in this company, or in any. */
export async function activeUsers(
  trx: DbReader,
  records: Records,
  company: unknown,
): Promise<readonly DbRow[]> {
  const users = records.catalogue.get('users')
  const everybody = await trx
    .selectFrom(users.table)
    .selectAll()
    .where('_DELETED_AT', 'is', null)
    .where('ACTIVE', '=', true)
    .execute()
  const { tenant } = business()
  if (company === undefined || !tenant) return everybody
  const others = await workersOf(trx, users, company as StoredValue)
  return everybody.filter(
    user => user[tenant.column] === company || others.includes(Number(user.ID)),
  )
}

/** Reference lists that a rule uses, stored in tables of their own: a person's places. */
async function listsAsked(trx: DbReader, users: Resource, who: Node) {
  const lists = new Map<string, DbRow[]>()
  for (const name of meFieldsOf(who)) {
    const field = users.fields.get(name)
    if (!field?.references || lists.has(name)) continue
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

/** People who may work in that company besides their own. */
async function workersOf(trx: DbReader, users: Resource, company: StoredValue): Promise<number[]> {
  const companies = users.fields.get(business().tenant?.list ?? '')
  if (!companies) return []
  const table = childTable(users, companies)
  const rows = await trx.selectFrom(table).select('ID').where('VALUE', '=', company).execute()
  return rows.map(({ ID }) => Number(ID))
}

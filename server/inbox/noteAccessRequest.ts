import { adminRole } from '../../src/base/business'
import { type Me, policyOf } from '../../src/model/access/access'
import { systemUserAs } from '../../src/model/access/systemUser'
import { isPageAddress } from '../../src/model/definition/notice'
import { holds } from '../../src/model/rules/evaluate'
import { Refusal } from '../base/refusal'
import type { Db } from '../db/db'
import { addNotices, addressees } from '../notices/notices'
import noticeTexts from '../notices/noticeTexts.json'
import { readScope } from '../query/scope'
import { load } from '../read/read'
import type { NoticeReader, NoticesContext } from './noticesContext'

const DAY_MS = 24 * 60 * 60_000

/** Time of the user's last request for a page within a day; null if none. */
export const accessRequestedAt = (context: NoticesContext, { me }: NoticeReader, page: string) =>
  lastRequest(context.db.read, { ...context, person: me.ID, page: toPage(page) })

interface AccessRequest extends Pick<NoticesContext, 'clock'> {
  readonly person: number
  readonly page: string
}

async function lastRequest(
  db: Db['read'],
  { clock, person, page }: AccessRequest,
): Promise<string | null> {
  const row = await db
    .selectFrom('_NOTICE')
    .select('CREATED_AT')
    .where('RESOURCE', '=', 'users')
    .where('RECORD_ID', '=', String(person))
    .where('KIND', '=', 'asked')
    .where('FIELD', '=', page)
    .where('CREATED_AT', '>', new Date(clock().getTime() - DAY_MS).toISOString())
    .orderBy('ID', 'desc')
    .executeTakeFirst()
  return row ? String(row.CREATED_AT) : null
}

interface GivingContext extends NoticesContext {
  readonly readRights: (userId: number) => Promise<Me | undefined>
}

/** Notifies users who may assign roles of an access request; once a day per page. */
export async function noteAccessRequest(
  context: GivingContext,
  reader: NoticeReader,
  entered: string,
) {
  const page = toPage(entered)
  const { records, catalogue, clock } = context
  const record = { ID: reader.me.ID }
  const resource = catalogue.get('users')
  const people = await findManagers(context, reader.me)
  await context.db.transaction(async trx => {
    if (await lastRequest(trx, { clock, person: record.ID, page })) return
    const text = noticeTexts.asked
    await addNotices(trx, records, { kind: 'asked', resource, record, people, text, page })
  })
  return { at: (await accessRequestedAt(context, reader, page)) ?? clock().toISOString() }
}

/** Users who may change the user's rights. */
async function findManagers(
  { db, records, catalogue, readRights }: GivingContext,
  me: Me,
): Promise<number[]> {
  const resource = catalogue.get('users')
  const requester = await load(db.read, resource, { key: me.ID, scope: readScope(resource, me) })
  if (!requester) return []
  const { record } = requester
  const givers = await addressees(db.read, {
    records,
    resource,
    record,
    notify: { '$me.ROLE': adminRole() },
  })
  const managers: number[] = []
  for (const id of givers) {
    const { update } = policyOf(resource, (await readRights(id)) ?? systemUserAs('user'))
    if (holds(update, record, {})) managers.push(id)
  }
  return managers
}

function toPage(page: string): string {
  if (!isPageAddress(page)) throw new Refusal(422, 'badRequest')
  return page
}

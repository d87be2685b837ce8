import { type Me, policyOf } from '../../../src/model/access'
import { holds } from '../../../src/model/evaluate'
import { nobodyAs } from '../../../src/model/nobody'
import { GIVER, isPageAddress, noticeTexts } from '../../../src/model/notice'
import type { Db } from '../../db/db'
import { addressees, leaveNotices } from '../../records/notices'
import { load } from '../../records/read'
import { readScope } from '../../records/scope'
import { Refusal } from '../../refusal'
import type { NoticesContext, Reader } from './noticesContext'

const DAY_MS = 24 * 60 * 60_000

/** When this person last asked to open a page, within a day; null: not of late. */
export const askedAt = (context: NoticesContext, { me }: Reader, page: unknown) =>
  lastAsk(context.db.read, { ...context, person: me.ID, page: pageOf(page) })

interface Asked extends Pick<NoticesContext, 'clock'> {
  readonly person: number
  readonly page: string
}

async function lastAsk(db: Db['read'], { clock, person, page }: Asked): Promise<string | null> {
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
  /** A person as rules see them. */
  readonly rightsOf: (userId: number) => Promise<Me | undefined>
}

/** Tells whoever gives roles that somebody wants to open a page: once a day for each. */
export async function askAccess(context: GivingContext, reader: Reader, body: Body) {
  const { page: given, ...rest } = body
  if (Object.keys(rest).length > 0) throw new Refusal(422, 'badRequest')
  const page = pageOf(given)
  const { records, catalogue, clock } = context
  const record = { ID: reader.me.ID }
  const resource = catalogue.get('users')
  const people = await managersOf(context, reader.me)
  await context.db.transaction(async trx => {
    if (await lastAsk(trx, { clock, person: record.ID, page })) return
    const text = noticeTexts.asked
    await leaveNotices(trx, records, { kind: 'asked', resource, record, people, text, page })
  })
  return { at: (await askedAt(context, reader, page)) ?? clock().toISOString() }
}

/** Whoever may change this person's rights. */
async function managersOf(
  { db, records, catalogue, rightsOf }: GivingContext,
  me: Me,
): Promise<number[]> {
  const resource = catalogue.get('users')
  const asker = await load(db.read, resource, { key: me.ID, among: readScope(resource, me) })
  if (!asker) return []
  const { record } = asker
  const givers = await addressees(db.read, { records, resource, record, tell: [GIVER] })
  const managers: number[] = []
  for (const id of givers) {
    const { update } = policyOf(resource, (await rightsOf(id)) ?? nobodyAs('user'))
    if (holds(update, record, {})) managers.push(id)
  }
  return managers
}

type Body = Readonly<Record<string, unknown>>

function pageOf(page: unknown): string {
  if (typeof page !== 'string' || !isPageAddress(page)) throw new Refusal(422, 'badRequest')
  return page
}

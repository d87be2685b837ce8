import { dayBounds, today } from '../../src/domain/day'
import type { Row, Trx } from '../db/db'
import { leaveCall } from '../db/leaveCall'
import type { Records } from './context'
import { ring, WAITS_FOR_DIGEST } from './notices'

/** The call that mails somebody all dates that come near, once a day. */
export const NOTICE_DIGEST = 'notice.digest'
const RESOURCE = '_notice'

/**
 * Shows the dates left since the last run: one notice a person, field and day. What an interrupted
 * run has left waits in the table for the next one.
 */
export async function leaveDigests(records: Records) {
  const waiting = await records.db.read
    .selectFrom('_NOTICE')
    .select(['USER_ID', 'RESOURCE', 'FIELD'])
    .distinct()
    .where('DIGEST', '=', WAITS_FOR_DIGEST)
    .execute()
  for (const rule of waiting) await records.db.transaction(trx => showDigest(trx, records, rule))
}

/** The newest notice of the day stands for the others, those of an earlier digest of the day included. */
async function showDigest(trx: Trx, { clock }: Records, { USER_ID, RESOURCE, FIELD }: Row) {
  const now = clock()
  const [from] = dayBounds(today(now))
  const newest = await trx
    .selectFrom('_NOTICE')
    .select('ID')
    .where('DIGEST', '=', WAITS_FOR_DIGEST)
    .where('USER_ID', '=', USER_ID)
    .where('RESOURCE', '=', RESOURCE)
    .where('FIELD', '=', FIELD)
    .orderBy('ID', 'desc')
    .executeTakeFirst()
  // another process has shown it in the meantime
  if (!newest) return
  await trx
    .updateTable('_NOTICE')
    .set({ DIGEST: newest.ID })
    .where('USER_ID', '=', USER_ID)
    .where('KIND', '=', 'due')
    .where('RESOURCE', '=', RESOURCE)
    .where('FIELD', '=', FIELD)
    .where(({ or, eb }) => or([eb('DIGEST', '=', WAITS_FOR_DIGEST), eb('CREATED_AT', '>=', from)]))
    .execute()
  const shown = { DIGEST: null, READ_AT: null, CREATED_AT: now.toISOString() }
  await trx.updateTable('_NOTICE').set(shown).where('ID', '=', newest.ID).execute()
  await ring(trx, { ID: Number(newest.ID), USER_ID: Number(USER_ID), now: now.toISOString() })
}

/** Leaves one mail a person and day for the dates they wait to be told of. */
export async function leaveDigestMails(records: Records) {
  const { db, clock } = records
  const waiting = await db.read
    .selectFrom('_NOTICE')
    .select('USER_ID')
    .distinct()
    .where('KIND', '=', 'due')
    .where('TO_MAIL', '=', true)
    .execute()
  for (const { USER_ID } of waiting) {
    const record = `${USER_ID}/${today(clock())}`
    await db.transaction(async trx => {
      const left = await trx
        .selectFrom('_OUTBOX')
        .select('ID')
        .where('RESOURCE', '=', RESOURCE)
        .where('RECORD_ID', '=', record)
        .executeTakeFirst()
      const body = { person: Number(USER_ID) }
      if (!left)
        await leaveCall(trx, records, { name: NOTICE_DIGEST, body, resource: RESOURCE, record })
    })
  }
}

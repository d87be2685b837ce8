import { dayBounds, today } from '../../src/base/day'
import type { DbRow, Trx } from '../db/db'
import { enqueueCall } from '../outbox/enqueueCall'
import type { Records } from '../query/requestContext'
import { refreshBells, WAITS_FOR_DIGEST } from './notices'

/** The call that sends a person one mail per day about approaching dates. */
export const NOTICE_DIGEST = 'notice.digest'
const RESOURCE = '_notice'

/**
 * Shows the dates collected since the last run: one notice per person, field and day. Rows left by an
 * interrupted run are picked up by the next.
 */
export async function sendDigests(records: Records) {
  const waiting = await records.db.read
    .selectFrom('_NOTICE')
    .select(['USER_ID', 'RESOURCE', 'FIELD'])
    .distinct()
    .where('DIGEST', '=', WAITS_FOR_DIGEST)
    .execute()
  for (const rule of waiting) await records.db.transaction(trx => showDigest(trx, records, rule))
}

/** The newest notice of the day represents the others, including those of an earlier digest of the day. */
async function showDigest(trx: Trx, { clock }: Records, { USER_ID, RESOURCE, FIELD }: DbRow) {
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
  // Another process has shown it in the meantime.
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
  await refreshBells(trx, {
    ID: Number(newest.ID),
    USER_ID: Number(USER_ID),
    now: now.toISOString(),
  })
}

/** Writes one mail per person and day about waiting dates. */
export async function sendDigestMails(records: Records) {
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
        await enqueueCall(trx, records, { name: NOTICE_DIGEST, body, resource: RESOURCE, record })
    })
  }
}

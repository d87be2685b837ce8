import { type DbRow, sql, type Trx } from '../db/db'
import type { Records } from '../query/requestContext'
import { mailNotices, refreshBells, WAITS_FOR_DIGEST } from './notices'

/**
 * Shows the assignments that a batch collected: one notice per person and field that counts its records, those of
 * earlier parts of the batch included.
 */
export async function gatherAssigned(trx: Trx, records: Records, batch = '') {
  const waiting = await trx
    .selectFrom('_NOTICE')
    .select(['USER_ID', 'RESOURCE', 'FIELD'])
    .select(({ fn }) => fn.max('ID').as('ID'))
    .where('KIND', '=', 'assigned')
    .where('DIGEST', '=', WAITS_FOR_DIGEST)
    .groupBy(['USER_ID', 'RESOURCE', 'FIELD'])
    .execute()
  const now = records.clock().toISOString()
  for (const { USER_ID, RESOURCE, FIELD, ID } of waiting as DbRow[]) {
    const inBatch = sql<boolean>`"RECORD_ID" in (select h."RECORD_ID" from "_HISTORY" as h where h."BATCH" = ${batch} and h."RESOURCE" = ${RESOURCE}) and "CREATED_AT" >= (select b."CREATED_AT" from "_BATCH" as b where b."ID" = ${batch})`
    await trx
      .updateTable('_NOTICE')
      .set({ DIGEST: ID })
      .where('USER_ID', '=', USER_ID)
      .where('KIND', '=', 'assigned')
      .where('RESOURCE', '=', RESOURCE)
      .where('FIELD', '=', FIELD)
      .where(({ or, eb }) => or([eb('DIGEST', '=', WAITS_FOR_DIGEST), inBatch]))
      .execute()
    const shown = { DIGEST: null, READ_AT: null }
    const { TO_MAIL } = await trx
      .updateTable('_NOTICE')
      .set(shown)
      .where('ID', '=', ID)
      .returning('TO_MAIL')
      .executeTakeFirstOrThrow()
    await refreshBells(trx, { ID: Number(ID), USER_ID: Number(USER_ID), now })
    if (TO_MAIL) await mailNotices(trx, records, Number(USER_ID))
  }
}

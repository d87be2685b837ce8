import { callsOf } from '../../src/model/access/calls'
import type { Resource } from '../../src/model/fields/resource'
import { historyId } from '../audit/writeHistory'
import type { DbReader, DbRow, Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { isUnconnected } from './manualCalls'

interface RecordCall {
  /** Format: `system.call`. */
  readonly call: string
  readonly record: RecordValues
}

/** The last unanswered call of this name. */
export async function lastOpenCall(
  trx: Trx,
  { resource }: RequestContext,
  { call, record }: RecordCall,
): Promise<DbRow | undefined> {
  const [SYSTEM, CALL] = call.split('.')
  return trx
    .selectFrom('_OUTBOX')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', historyId(resource, record))
    .where('SYSTEM', '=', SYSTEM)
    .where('CALL', '=', CALL)
    .where('STATE', '<>', 'done')
    .orderBy('ID', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The same, if it waits for a person and is still useful. */
export async function callToAnswer(
  trx: Trx,
  request: RequestContext,
  call: RecordCall,
): Promise<DbRow | undefined> {
  const open = await lastOpenCall(trx, request, call)
  const isWaiting =
    open && awaitsEntry(request, open) && !(await isCompensated(trx, request.resource, open))
  return isWaiting ? open : undefined
}

/** Whether a call waits for a person: its system is not connected and nobody is making it now. */
export const awaitsEntry = ({ records }: RequestContext, row: DbRow): boolean =>
  row.STATE !== 'done' &&
  isUnconnected(records, `${row.SYSTEM}.${row.CALL}`) &&
  !isBeingMade(row, records.clock())

/** A later step has compensated the call, so its answer is no longer useful. */
export async function isCompensated(
  trx: DbReader,
  resource: Resource,
  row: DbRow,
): Promise<boolean> {
  const compensating = callsOf(resource)
    .filter(({ effect }) => effect.compensates?.includes(`${row.SYSTEM}.${row.CALL}`))
    .map(({ effect }) => effect.call)
  if (compensating.length === 0) return false
  const later = await trx
    .selectFrom('_OUTBOX')
    .select(['SYSTEM', 'CALL'])
    .where('RESOURCE', '=', row.RESOURCE)
    .where('RECORD_ID', '=', row.RECORD_ID)
    .where('CREATED_AT', '>', row.CREATED_AT)
    .execute()
  return later.some(({ SYSTEM, CALL }) => compensating.includes(`${SYSTEM}.${CALL}`))
}

/** A process that claimed the call owns it until NEXT_AT. */
const isBeingMade = ({ ASKED_AT, NEXT_AT }: DbRow, now: Date) =>
  ASKED_AT !== null && String(NEXT_AT) > now.toISOString()

/** Closes a waiting call with an entered outcome; false if another person was faster. */
export async function closeCall(trx: Trx, { ID, TRIES }: DbRow, answer: object): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('_OUTBOX')
    .set({ STATE: 'done', ASKED_AT: null, ANSWER: JSON.stringify(answer) })
    .where('ID', '=', ID)
    .where('TRIES', '=', TRIES)
    .where('STATE', '<>', 'done')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

import {
  type CallView,
  callsFollowed,
  mayFollow,
  rolesThatFollow,
} from '../../../src/model/access/calls'
import { demand, requires } from '../../access/permissions'
import { historyId } from '../../audit/writeHistory'
import type { DbReader, DbRow } from '../../db/db'
import { awaitsEntry, isCompensated } from '../../outbox/callsToAnswer'
import { laterOutcome, manualEntry } from '../../outbox/manualCalls'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { readWith, recordNotFound } from '../../read/read'
import { isAnswerIgnored } from './keepAnswer'

/** The calls of a record, newest first. */
export async function callsOfRecord(request: RequestContext, id: string): Promise<CallView[]> {
  const record = await followed(request, id)
  const { db } = request.records
  const rows = await callsFor(db.read, request, record).orderBy('ID', 'desc').execute()
  return Promise.all(
    rows.map(async row => ({
      ...toCallView(row, request.records),
      ...(await entryFor(db.read, request, { row, record })),
    })),
  )
}

/** Retries a failed call now, from its first attempt. */
export async function retryCall(
  request: RequestContext,
  id: string,
  call: string,
): Promise<CallView[]> {
  const record = await followed(request, id)
  if (!/^\d{1,15}$/.test(call)) throw recordNotFound()
  const { db, clock } = request.records
  const isTheirs = await callsFor(db.read, request, record)
    .where('ID', '=', Number(call))
    .executeTakeFirst()
  if (!isTheirs) throw recordNotFound()
  const { numUpdatedRows } = await db.write
    .updateTable('_OUTBOX')
    .set({ STATE: 'waiting', TRIES: 0, NEXT_AT: clock().toISOString() })
    .where('ID', '=', Number(call))
    .where('RESOURCE', '=', request.resource.name)
    .where('RECORD_ID', '=', historyId(request.resource, record))
    .where('STATE', 'in', ['waiting', 'failed'])
    // A call in progress is left alone.
    .where('ASKED_AT', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw recordNotFound()
  return callsOfRecord(request, id)
}

/** The whole record, for a person who may follow its calls. */
async function followed(request: RequestContext, id: string): Promise<RecordValues> {
  demandFollower(request)
  return (await readWith(request, id)).whole
}

/** Refuses a person who may not follow calls of this resource. */
export function demandFollower(request: RequestContext) {
  const { resource, me, language } = request
  demand(request, 'read')
  if (!mayFollow(resource, me)) throw requires(rolesThatFollow(resource), language)
}

/** The calls of a record that this person may follow. */
export const callsFor = (db: DbReader, { resource, me }: RequestContext, record: RecordValues) =>
  db
    .selectFrom('_OUTBOX')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', historyId(resource, record))
    .where(eb =>
      eb.or(
        callsFollowed(resource, me).map(name => {
          const [SYSTEM, CALL] = name.split('.')
          return eb.and({ SYSTEM, CALL })
        }),
      ),
    )

interface CallState {
  readonly row: DbRow
  readonly record: RecordValues
}

/** Whether an answer by hand is still useful: no system answers it, and it was neither compensated nor replaced. */
export const isEnterable = async (
  db: DbReader,
  request: RequestContext,
  { row, record }: CallState,
) =>
  awaitsEntry(request, row) &&
  !isAnswerIgnored(request.resource, nameOf(row), record) &&
  !(await isCompensated(db, request.resource, row))

/** The form in which this person may enter the answer. */
async function entryFor(db: DbReader, request: RequestContext, standing: CallState) {
  if (!(await isEnterable(db, request, standing))) return {}
  const outcome = laterOutcome(request, nameOf(standing.row), standing.record)
  const [enter] = outcome ? manualEntry(outcome) : []
  return enter ? { enter } : {}
}

const nameOf = ({ SYSTEM, CALL }: DbRow) => `${SYSTEM}.${CALL}`

function toCallView(row: DbRow, { unconnected = {} }: RequestContext['records']): CallView {
  const answer = row.ANSWER ? JSON.parse(String(row.ANSWER)) : {}
  const state = String(row.STATE) as CallView['state']
  const call = nameOf(row)
  const isHeld = state !== 'done' && Object.hasOwn(unconnected, call)
  return {
    id: Number(row.ID),
    call,
    state,
    tries: Number(row.TRIES),
    at: String(row.CREATED_AT),
    ...(state === 'waiting' && !isHeld && { next: String(row.NEXT_AT) }),
    ...(state !== 'done' && answer.error && { error: String(answer.error) }),
    ...(answer.simulated === true && { simulated: true }),
    ...(answer.byHand !== undefined && { byHand: true }),
    ...(isHeld && { unconnected: true }),
  }
}

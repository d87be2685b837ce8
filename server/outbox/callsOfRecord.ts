import { type CallTold, callsFollowed, mayFollow, rolesThatFollow } from '../../src/model/calls'
import type { Row } from '../db/db'
import type { Asking } from '../records/context'
import { demand, requires } from '../records/forbid'
import { historyId } from '../records/history'
import { getRecord, notFound } from '../records/read'

/** The calls made for a record, the last first. */
export async function callsOfRecord(asking: Asking, id: string): Promise<CallTold[]> {
  const rows = await callsFor(asking, id).then(query => query.orderBy('ID', 'desc').execute())
  return rows.map(row => told(row, asking.records))
}

/** Has a call that did not work tried again now, and from the beginning. */
export async function tryAgain(asking: Asking, id: string, call: string): Promise<CallTold[]> {
  const followed = await callsFor(asking, id)
  if (!/^\d{1,15}$/.test(call)) throw notFound()
  const { db, clock } = asking.records
  const isTheirs = await followed.where('ID', '=', Number(call)).executeTakeFirst()
  if (!isTheirs) throw notFound()
  const record = await getRecord(asking, id)
  const { numUpdatedRows } = await db.write
    .updateTable('_OUTBOX')
    .set({ STATE: 'waiting', TRIES: 0, NEXT_AT: clock().toISOString() })
    .where('ID', '=', Number(call))
    .where('RESOURCE', '=', asking.resource.name)
    .where('RECORD_ID', '=', historyId(asking.resource, record))
    .where('STATE', 'in', ['waiting', 'failed'])
    // one that is just being made is left alone
    .where('ASKED_AT', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw notFound()
  return callsOfRecord(asking, id)
}

async function callsFor(asking: Asking, id: string) {
  const { resource, me, language, records } = asking
  demand(asking, 'read')
  if (!mayFollow(resource, me)) throw requires(rolesThatFollow(resource), language)
  const record = await getRecord(asking, id)
  return records.db.read
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
}

function told(row: Row, { unconnected = {} }: Asking['records']): CallTold {
  const answer = row.ANSWER ? JSON.parse(String(row.ANSWER)) : {}
  const state = String(row.STATE) as CallTold['state']
  const call = `${row.SYSTEM}.${row.CALL}`
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

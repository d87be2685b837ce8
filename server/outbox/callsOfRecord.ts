import { type CallTold, callsFollowed, mayFollow, rolesThatFollow } from '../../src/model/calls'
import type { Db, Row, Trx } from '../db/db'
import type { Asking, Values } from '../records/context'
import { handEntry, heldOutcome } from '../records/flow/byHand'
import { isHeld, isUndone } from '../records/flow/heldCalls'
import { demand, requires } from '../records/forbid'
import { historyId } from '../records/history'
import { notFound, readSeen } from '../records/read'
import { isDeaf } from './keepAnswer'

type Reader = Db['read'] | Trx

/** The calls made for a record, the last first. */
export async function callsOfRecord(asking: Asking, id: string): Promise<CallTold[]> {
  const record = await followed(asking, id)
  const { db } = asking.records
  const rows = await callsFor(db.read, asking, record).orderBy('ID', 'desc').execute()
  return Promise.all(
    rows.map(async row => ({
      ...told(row, asking.records),
      ...(await entryFor(db.read, asking, { row, record })),
    })),
  )
}

/** Has a call that did not work tried again now, and from the beginning. */
export async function tryAgain(asking: Asking, id: string, call: string): Promise<CallTold[]> {
  const record = await followed(asking, id)
  if (!/^\d{1,15}$/.test(call)) throw notFound()
  const { db, clock } = asking.records
  const isTheirs = await callsFor(db.read, asking, record)
    .where('ID', '=', Number(call))
    .executeTakeFirst()
  if (!isTheirs) throw notFound()
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

/** The record, whole, of somebody who follows its calls. */
async function followed(asking: Asking, id: string): Promise<Values> {
  demandFollower(asking)
  return (await readSeen(asking, id)).whole
}

/** Refuses who follows no call of such records. */
export function demandFollower(asking: Asking) {
  const { resource, me, language } = asking
  demand(asking, 'read')
  if (!mayFollow(resource, me)) throw requires(rolesThatFollow(resource), language)
}

/** The calls of a record that this person follows. */
export const callsFor = (db: Reader, { resource, me }: Asking, record: Values) =>
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

interface Standing {
  readonly row: Row
  readonly record: Values
}

/** Whether an answer that a person brings is still of use: nobody else answers it, nor is it taken back or over. */
export const isEnterable = async (db: Reader, asking: Asking, { row, record }: Standing) =>
  isHeld(asking, row) &&
  !isDeaf(asking.resource, nameOf(row), record) &&
  !(await isUndone(db, asking.resource, row))

/** How this person brings the answer. */
async function entryFor(db: Reader, asking: Asking, standing: Standing) {
  if (!(await isEnterable(db, asking, standing))) return {}
  const outcome = heldOutcome(asking, nameOf(standing.row), standing.record)
  const [enter] = outcome ? handEntry(outcome) : []
  return enter ? { enter } : {}
}

const nameOf = ({ SYSTEM, CALL }: Row) => `${SYSTEM}.${CALL}`

function told(row: Row, { unconnected = {} }: Asking['records']): CallTold {
  const answer = row.ANSWER ? JSON.parse(String(row.ANSWER)) : {}
  const state = String(row.STATE) as CallTold['state']
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

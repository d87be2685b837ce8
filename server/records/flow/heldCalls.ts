import { callsOf } from '../../../src/model/calls'
import type { Resource } from '../../../src/model/resource'
import type { Db, Row, Trx } from '../../db/db'
import type { Asking, Values } from '../context'
import { historyId } from '../history'
import { isUnconnected } from './byHand'

type Reader = Db['read'] | Trx

interface Asked {
  /** `system.call`. */
  readonly call: string
  readonly record: Values
}

/** The last call of this name that is not answered yet. */
export async function openCall(
  trx: Trx,
  { resource }: Asking,
  { call, record }: Asked,
): Promise<Row | undefined> {
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

/** The same where it waits for a person, and is still of use. */
export async function heldCall(trx: Trx, asking: Asking, asked: Asked): Promise<Row | undefined> {
  const open = await openCall(trx, asking, asked)
  const isOurs = open && isHeld(asking, open) && !(await isUndone(trx, asking.resource, open))
  return isOurs ? open : undefined
}

/** A call waits for a person: its system is not connected, and nobody is asking it just now. */
export const isHeld = ({ records }: Asking, row: Row): boolean =>
  row.STATE !== 'done' &&
  isUnconnected(records, `${row.SYSTEM}.${row.CALL}`) &&
  !isBeingMade(row, records.clock())

/** A later step has taken this call back: what is answered to it now is of no use to the record. */
export async function isUndone(trx: Reader, resource: Resource, row: Row): Promise<boolean> {
  const undoing = callsOf(resource)
    .filter(({ effect }) => effect.undoes?.includes(`${row.SYSTEM}.${row.CALL}`))
    .map(({ effect }) => effect.call)
  if (undoing.length === 0) return false
  const later = await trx
    .selectFrom('_OUTBOX')
    .select(['SYSTEM', 'CALL'])
    .where('RESOURCE', '=', row.RESOURCE)
    .where('RECORD_ID', '=', row.RECORD_ID)
    .where('CREATED_AT', '>', row.CREATED_AT)
    .execute()
  return later.some(({ SYSTEM, CALL }) => undoing.includes(`${SYSTEM}.${CALL}`))
}

/** Whoever claimed it has it until its NEXT_AT. */
const isBeingMade = ({ ASKED_AT, NEXT_AT }: Row, now: Date) =>
  ASKED_AT !== null && String(NEXT_AT) > now.toISOString()

/** Closes a waiting call with the outcome a person entered; false where somebody was faster. */
export async function closeCall(trx: Trx, { ID, TRIES }: Row, answer: object): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('_OUTBOX')
    .set({ STATE: 'done', ASKED_AT: null, ANSWER: JSON.stringify(answer) })
    .where('ID', '=', ID)
    .where('TRIES', '=', TRIES)
    .where('STATE', '<>', 'done')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

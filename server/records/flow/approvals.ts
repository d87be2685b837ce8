import type { Role } from '../../../src/domain/roles'
import { asksMe } from '../../../src/model/checkTally'
import type { Who } from '../../../src/model/field'
import { noticeTexts } from '../../../src/model/notice'
import { parseRule, type Rule } from '../../../src/model/rule'
import type { Move } from '../../../src/model/transition'
import type { Db, Trx } from '../../db/db'
import { announce } from '../announce'
import type { Asking, Values } from '../context'
import { historyId } from '../history'
import { addressees, leaveNotices } from '../notices'
import type { Loaded } from '../read'
import { onlyAnsweredSince } from './answeredSince'

interface Approving {
  readonly move: Move
  readonly record: Values
  readonly amount: number
  /** The record as they saw it. */
  readonly loaded: Loaded
}

/**
 * An approval counts for this record, this move and this amount, and for one time: a changed amount asks
 * everybody again.
 */
const place = ({ resource }: Asking, { move, record, amount }: Omit<Approving, 'loaded'>) => ({
  RESOURCE: resource.name,
  RECORD_ID: historyId(resource, record),
  TRANSITION: move.name,
  AMOUNT: Math.round(amount * 100),
})

/** Keeps this person's yes to the record as it is now; saying it twice is one yes. */
export async function approve(trx: Trx, asking: Asking, approving: Approving) {
  const where = place(asking, approving)
  const { RESOURCE, RECORD_ID } = where
  const { record } = approving
  const { version: VERSION } = approving.loaded
  const { company } = asking.resource
  const AT = asking.records.clock().toISOString()
  const EMPRESA = company ? String(record[company.name]) : null
  const said = { AT, VERSION }
  // the record stays as it is, and who waits for this yes hears of it all the same
  await announce(trx, { RESOURCE, RECORD_ID, VERSION, EMPRESA, BY: asking.me.ID, AT })
  await trx
    .insertInto('_APPROVAL')
    .values({ ...where, USER_ID: asking.me.ID, ...said })
    .onConflict(conflict => conflict.columns([...Object.keys(where), 'USER_ID']).doUpdateSet(said))
    .execute()
}

/**
 * The different people who have said yes to the record as it is now, and still may: whatever a person did
 * with it since, a change or another move, ends what was said before; so does it that one of them is gone.
 */
export async function approvalsOf(
  trx: Trx,
  asking: Asking,
  approving: Approving & Pick<Awaiting, 'by'>,
): Promise<number[]> {
  let query = trx.selectFrom('_APPROVAL').select(['USER_ID', 'VERSION'])
  for (const [name, value] of Object.entries(place(asking, approving)))
    query = query.where(name, '=', value)
  const said: number[] = []
  for (const { USER_ID, VERSION } of await query.execute())
    if (await isOfNow(trx, asking, { ...approving, version: Number(VERSION) }))
      said.push(Number(USER_ID))
  if (said.length === 0) return said
  const { records, resource } = asking
  const able = await addressees(trx, {
    records,
    resource,
    record: approving.record,
    tell: approving.by,
  })
  return said.filter(each => able.includes(each))
}

/** Whether a yes that was said to a version of the record is said to it as it is now. */
export const isOfNow = async (
  trx: Trx | Db['read'],
  asking: Asking,
  said: Pick<Approving, 'move' | 'loaded'> & { readonly version: number },
): Promise<boolean> => said.version === said.loaded.version || onlyAnsweredSince(trx, asking, said)

/** Who of these roles may say yes to this very record: nobody decides on what they created, say. */
export const approversOf = ({ transition }: Move, roles: readonly Role[]): Who => ({
  '$me.ROLE': { in: roles },
  and: (transition.when ?? [])
    .map(({ rule }) => rule as Rule<never>)
    .filter(rule => asksMe(parseRule(rule))),
})

interface Awaiting {
  readonly by: Who
  /** Who has said yes. */
  readonly said: readonly number[]
}

/** Tells everybody else who may say yes to that amount that theirs is awaited. */
export async function awaitOthers(
  trx: Trx,
  asking: Asking,
  { record, by, said }: Pick<Approving, 'record'> & Awaiting,
) {
  const { records, resource } = asking
  const able = await addressees(trx, { records, resource, record, tell: by })
  const people = able.filter(each => !said.includes(each))
  const text = noticeTexts.awaited
  await leaveNotices(trx, records, { kind: 'flow', resource, record, people, text })
}

import { Refusal } from '../base/refusal'
import type { Db, Trx } from '../db/db'
import { fingerprint } from '../db/fingerprint'

const HOURS_24 = 24 * 3_600_000

export interface Intention {
  /** Undefined: the caller did not ask; the work is done each time. */
  readonly key: string | undefined
  readonly userId: number
  /** Method and path. */
  readonly route: string
  readonly body: unknown
  /** Orders, clock-in marks, evidence: the key is kept for ever. */
  readonly forever?: boolean
  readonly now: Date
}

interface Outcome {
  readonly status: number
  readonly body: unknown
}

const inFlight = new WeakMap<Db, Set<string>>()

/** Does the work once per key: key, effect and answer stand in one transaction. */
export async function once(
  db: Db,
  intention: Intention,
  work: (trx: Trx) => Promise<Outcome>,
): Promise<Outcome & { readonly repeated: boolean }> {
  const { key, userId } = intention
  if (key === undefined) return { ...(await db.transaction(work)), repeated: false }
  const flying = inFlight.get(db) ?? new Set<string>()
  inFlight.set(db, flying)
  const name = `${userId} ${key}`
  if (flying.has(name)) throw new Refusal(409, 'inFlight')
  flying.add(name)
  const hash = await fingerprint(intention.body)
  try {
    return await db.transaction(trx => claimed(trx, { ...intention, key, hash }, work))
  } finally {
    flying.delete(name)
  }
}

type Claim = Intention & { readonly key: string; readonly hash: string }

async function claimed(trx: Trx, claim: Claim, work: (trx: Trx) => Promise<Outcome>) {
  const before = (await take(trx, claim)) ? undefined : await find(trx, claim)
  if (before) return { ...replay(before, claim), repeated: true }
  const outcome = await work(trx)
  await trx
    .updateTable('_IDEMPOTENCY')
    .set({ STATUS: outcome.status, BODY: JSON.stringify(outcome.body) })
    .where('KEY', '=', claim.key)
    .where('USER_ID', '=', claim.userId)
    .execute()
  return { ...outcome, repeated: false }
}

/** True: the key is ours now. Another process with the same key waits here until this one is done. */
async function take(trx: Trx, { key, userId, route, hash, forever, now }: Claim) {
  await trx
    .deleteFrom('_IDEMPOTENCY')
    .where('KEY', '=', key)
    .where('USER_ID', '=', userId)
    .where('FOREVER', '=', false)
    .where('CREATED_AT', '<', new Date(now.getTime() - HOURS_24).toISOString())
    .execute()
  const row = {
    KEY: key,
    USER_ID: userId,
    ROUTE: route,
    BODY_HASH: hash,
    CREATED_AT: now.toISOString(),
    FOREVER: forever ?? false,
  }
  const taken = await trx
    .insertInto('_IDEMPOTENCY')
    .values(row)
    .onConflict(conflict => conflict.columns(['KEY', 'USER_ID']).doNothing())
    .returning('KEY')
    .executeTakeFirst()
  return taken !== undefined
}

const find = (trx: Trx, { key, userId }: Claim) =>
  trx
    .selectFrom('_IDEMPOTENCY')
    .selectAll()
    .where('KEY', '=', key)
    .where('USER_ID', '=', userId)
    .executeTakeFirst()

function replay(before: Record<string, unknown>, { route, hash }: Claim): Outcome {
  const body: unknown = JSON.parse(String(before.BODY))
  if (before.ROUTE !== route || before.BODY_HASH !== hash)
    throw new Refusal(409, 'keyUsed', { extra: { record: body } })
  return { status: Number(before.STATUS), body }
}

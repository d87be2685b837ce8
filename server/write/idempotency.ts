import { Refusal } from '../base/refusal'
import type { Db, Trx } from '../db/db'
import { fingerprint } from '../db/fingerprint'
import type { RecordDraft } from '../query/requestContext'

const HOURS_24 = 24 * 3_600_000

export interface IdempotentRequest {
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
  request: IdempotentRequest,
  work: (trx: Trx) => Promise<Outcome>,
): Promise<Outcome & { readonly repeated: boolean }> {
  const { key, userId } = request
  if (key === undefined) return { ...(await db.transaction(work)), repeated: false }
  const running = inFlight.get(db) ?? new Set<string>()
  inFlight.set(db, running)
  const name = `${userId} ${key}`
  if (running.has(name)) throw new Refusal(409, 'inFlight')
  running.add(name)
  const hash = await fingerprint(request.body)
  try {
    return await db.transaction(trx => runClaimed(trx, { ...request, key, hash }, work))
  } finally {
    running.delete(name)
  }
}

type Claim = IdempotentRequest & { readonly key: string; readonly hash: string }

async function runClaimed(trx: Trx, claim: Claim, work: (trx: Trx) => Promise<Outcome>) {
  const answered = (await claimKey(trx, claim)) ? undefined : await find(trx, claim)
  if (answered) return { ...replay(answered, claim), repeated: true }
  const outcome = await work(trx)
  await trx
    .updateTable('_IDEMPOTENCY')
    .set({ STATUS: outcome.status, BODY: JSON.stringify(outcome.body) })
    .where('KEY', '=', claim.key)
    .where('USER_ID', '=', claim.userId)
    .execute()
  return { ...outcome, repeated: false }
}

/**
 * True: the key is ours now, new or expired. Another process with the same key waits here until this one is
 * done.
 */
async function claimKey(trx: Trx, { key, userId, route, hash, forever, now }: Claim) {
  const expired = new Date(now.getTime() - HOURS_24).toISOString()
  const row = {
    KEY: key,
    USER_ID: userId,
    ROUTE: route,
    BODY_HASH: hash,
    CREATED_AT: now.toISOString(),
    FOREVER: forever ?? false,
  }
  const claimed = await trx
    .insertInto('_IDEMPOTENCY')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['KEY', 'USER_ID'])
        .doUpdateSet({ ...row, STATUS: null, BODY: null })
        .where('_IDEMPOTENCY.FOREVER', '=', false)
        .where('_IDEMPOTENCY.CREATED_AT', '<', expired),
    )
    .returning('KEY')
    .executeTakeFirst()
  return claimed !== undefined
}

const find = (trx: Trx, { key, userId }: Claim) =>
  trx
    .selectFrom('_IDEMPOTENCY')
    .selectAll()
    .where('KEY', '=', key)
    .where('USER_ID', '=', userId)
    .executeTakeFirst()

function replay(answered: RecordDraft, { route, hash }: Claim): Outcome {
  const body: unknown = JSON.parse(String(answered.BODY))
  if (answered.ROUTE !== route || answered.BODY_HASH !== hash)
    throw new Refusal(409, 'keyUsed', { extra: { record: body } })
  return { status: Number(answered.STATUS), body }
}

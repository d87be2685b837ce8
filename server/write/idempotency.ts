import { Refusal } from '../base/refusal'
import { type Db, sql, type Trx } from '../db/db'
import { fingerprint } from '../db/fingerprint'

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

const inFlight = new WeakMap<Db, Set<string>>()

/** Does the work once per key: effect, key and answer are written in one transaction. */
export async function once<T>(
  db: Db,
  request: IdempotentRequest,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const { key, userId, body } = request
  if (key === undefined) return db.transaction(work)
  const running = inFlight.get(db) ?? new Set<string>()
  inFlight.set(db, running)
  const name = `${userId} ${key}`
  if (running.has(name)) throw new Refusal(409, 'inFlight')
  running.add(name)
  try {
    const keyed = { ...request, key, hash: await fingerprint(body) }
    return (await storedAnswer<T>(db, keyed)) ?? (await firstAnswer(db, keyed, work))
  } finally {
    running.delete(name)
  }
}

interface KeyedRequest extends IdempotentRequest {
  readonly key: string
  readonly hash: string
}

/** Another process with the same key may finish first: its answer counts, and this work is rolled back. */
async function firstAnswer<T>(db: Db, keyed: KeyedRequest, work: (trx: Trx) => Promise<T>) {
  try {
    return await db.transaction(async trx => {
      const answer = await work(trx)
      await storeAnswer(trx, keyed, answer)
      return answer
    })
  } catch (error) {
    const stored = await storedAnswer<T>(db, keyed)
    if (stored) return stored
    throw error
  }
}

/** Fails where another process has stored the key. */
function storeAnswer(trx: Trx, keyed: KeyedRequest, answer: unknown) {
  const { key, userId, route, hash, forever, now } = keyed
  const row = {
    KEY: key,
    USER_ID: userId,
    ROUTE: route,
    BODY_HASH: hash,
    CREATED_AT: now.toISOString(),
    FOREVER: forever ?? false,
    BODY: JSON.stringify(answer),
  }
  return sql.into('_IDEMPOTENCY', row).execute(trx)
}

/** Deletes an expired answer. */
async function storedAnswer<T>(db: Db, { key, userId, route, hash, now }: KeyedRequest) {
  const where = sql`"KEY" = ${key} and "USER_ID" = ${userId}`
  const { rows } = await sql`select * from "_IDEMPOTENCY" where ${where}`.execute(db.read)
  const [row] = rows
  if (!row) return undefined
  const expired = new Date(now.getTime() - HOURS_24).toISOString()
  if (!row.FOREVER && String(row.CREATED_AT) < expired) {
    await sql`delete from "_IDEMPOTENCY" where ${where} and "CREATED_AT" < ${expired}`.execute(
      db.write,
    )
    return undefined
  }
  const answer: T = JSON.parse(String(row.BODY))
  if (row.ROUTE !== route || row.BODY_HASH !== hash)
    throw new Refusal(409, 'keyUsed', { extra: { record: answer } })
  return answer
}

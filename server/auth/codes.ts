import { longSecret } from '../../src/base/publicCode'
import type { Trx } from '../db/db'
import { fingerprint } from '../db/fingerprint'
import type { AccountContext } from './accountContext'

/** Use of a code: address verification or password reset. */
type Purpose = 'verify' | 'reset'

const MINUTES: Readonly<Record<Purpose, number>> = { verify: 30, reset: 60 }
const TRIES = 5

/** Six-digit code for a mail; replaces the previous one. */
export async function makeDigits(context: AccountContext, userId: number): Promise<string> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const digits = String(random % 1_000_000).padStart(6, '0')
  await keep(context, 'verify', { userId, secret: digits })
  return digits
}

/** Secret of a link; its holder may set a new password once. */
export async function makeLinkSecret(context: AccountContext, userId: number): Promise<string> {
  const secret = longSecret()
  await keep(context, 'reset', { userId, secret })
  return secret
}

interface Kept {
  readonly userId: number
  readonly secret: string
}

async function keep(context: AccountContext, purpose: Purpose, { userId, secret }: Kept) {
  const { db, clock } = context
  const KEY = keyOf(purpose, userId)
  const UNTIL = new Date(clock().getTime() + MINUTES[purpose] * 60_000).toISOString()
  const HASH = await hashOf(purpose, { userId, secret })
  await db.transaction(async trx => {
    await trx.deleteFrom('_CODE').where('KEY', '=', KEY).execute()
    await trx.insertInto('_CODE').values({ KEY, HASH, TRIES: 0, UNTIL }).execute()
  })
}

/** True once for the correct digits. Failed attempts count; the code is void after five. */
export async function takeDigits(context: AccountContext, kept: Kept): Promise<boolean> {
  const { db, clock } = context
  const KEY = keyOf('verify', kept.userId)
  const HASH = await hashOf('verify', kept)
  return db.transaction(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('_CODE')
      .set(eb => ({ TRIES: eb('TRIES', '+', 1) }))
      .where('KEY', '=', KEY)
      .where('TRIES', '<', TRIES)
      .where('UNTIL', '>', clock().toISOString())
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    const { numDeletedRows } = await trx
      .deleteFrom('_CODE')
      .where('KEY', '=', KEY)
      .where('HASH', '=', HASH)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  })
}

/** Account whose password the link may change; undefined if it was used or has expired. */
export async function readLinkSecret(
  { db, clock }: AccountContext,
  secret: string,
): Promise<number | undefined> {
  const row = await db.read
    .selectFrom('_CODE')
    .select(['KEY'])
    .where('HASH', '=', await fingerprint(`reset ${secret}`))
    .where('UNTIL', '>', clock().toISOString())
    .executeTakeFirst()
  const [purpose, userId] = String(row?.KEY ?? '').split(':')
  return purpose === 'reset' ? Number(userId) : undefined
}

export const dropCode = (trx: Trx, purpose: Purpose, userId: number) =>
  trx.deleteFrom('_CODE').where('KEY', '=', keyOf(purpose, userId)).executeTakeFirstOrThrow()

const keyOf = (purpose: Purpose, userId: number) => `${purpose}:${userId}`

/** Digits are few, so the hash includes the user id; a link's secret is looked up on its own. */
const hashOf = (purpose: Purpose, { userId, secret }: Kept) =>
  fingerprint(purpose === 'verify' ? `verify ${userId} ${secret}` : `reset ${secret}`)

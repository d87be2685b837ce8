import { count, type Limit } from '../../records/limits'
import { Refusal } from '../../refusal'
import type { AccountContext, Session } from './accountContext'
import { changeAccount } from './changeAccount'
import { dropCode, readLinkSecret } from './codes'
import { endSessionsOf } from './sessions'
import { usersTable } from './usersTable'

const linksFrom: Limit = { name: 'reset-from', most: 60, minutes: 60 }
const changesOf: Limit = { name: 'password', most: 10, minutes: 15 }

interface NewPassword {
  readonly secret: string
  readonly password: string
  readonly address: string
}

/** Whoever holds the link of the mail sets a new password, once; every session of theirs ends. */
export async function setNewPassword(context: AccountContext, wish: NewPassword) {
  const { secret, password, address } = wish
  await count(context, linksFrom, address)
  const userId = await readLinkSecret(context, secret)
  if (userId === undefined) throw new Refusal(422, 'badLink')
  await changeAccount(context, {
    userId,
    // the mail was read by whoever holds its link
    values: { PASSWORD: password, ISVERIFIED: true },
    async also(trx) {
      const { numDeletedRows } = await dropCode(trx, 'reset', userId)
      if (numDeletedRows === 0n) throw new Refusal(422, 'badLink')
      await endSessionsOf(trx, userId)
    },
  })
}

interface OwnPassword {
  readonly session: Pick<Session, 'id' | 'userId'>
  readonly current: string
  readonly password: string
}

/** A person's own password, by who knows the one of now; their other sessions end. */
export async function changePassword(context: AccountContext, wish: OwnPassword) {
  const { session, current, password } = wish
  const { userId } = session
  await count(context, changesOf, String(userId))
  const user = await context.db.read
    .selectFrom(usersTable(context.catalogue).users)
    .select(['PASSWORD'])
    .where('ID', '=', userId)
    .executeTakeFirst()
  const isRight =
    typeof user?.PASSWORD === 'string' && (await context.hash.verify(user.PASSWORD, current))
  if (!isRight) throw new Refusal(422, 'invalid', { errors: { current: { key: 'badPassword' } } })
  await changeAccount(context, {
    userId,
    values: { PASSWORD: password },
    also: trx => endSessionsOf(trx, userId, session.id),
  })
}

import { longestPassword } from '../../../src/model/kinds/contact'
import { count, type Limit } from '../../records/limits'
import { Refusal } from '../../refusal'
import { leaveAccountChange } from './accountChanges'
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

/** Whoever holds the link of the mail sets a new password, once; every session of theirs ends. Answers whose it is. */
export async function setNewPassword(context: AccountContext, wish: NewPassword): Promise<number> {
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
      await leaveAccountChange(trx, context, passwordOf(userId))
    },
  })
  return userId
}

interface OwnPassword {
  readonly session: Pick<Session, 'id' | 'userId'>
  readonly current: string
  readonly password: string
}

/** A person's tries at their own password: counted before anything of them is read. */
export const countChange = (context: AccountContext, { userId }: Pick<Session, 'userId'>) =>
  count(context, changesOf, String(userId))

/** A person's own password, by who knows the one of now; their other sessions end. */
export async function changePassword(context: AccountContext, wish: OwnPassword) {
  const { session, current, password } = wish
  const { userId } = session
  const user = await context.db.read
    .selectFrom(usersTable(context.catalogue).users)
    .select(['PASSWORD'])
    .where('ID', '=', userId)
    .executeTakeFirst()
  const isRight =
    typeof user?.PASSWORD === 'string' &&
    current.length <= longestPassword &&
    (await context.hash.verify(user.PASSWORD, current))
  if (!isRight) throw new Refusal(422, 'invalid', { errors: { current: { key: 'badPassword' } } })
  await changeAccount(context, {
    userId,
    values: { PASSWORD: password },
    also: async trx => {
      await endSessionsOf(trx, userId, session.id)
      await leaveAccountChange(trx, context, passwordOf(userId))
    },
  })
}

/** They changed their own password; what it was and is, is nobody's to know. */
const passwordOf = (userId: number) => ({
  ...{ by: userId, person: userId },
  before: { PASSWORD: 'former' },
  after: { PASSWORD: 'new' },
})

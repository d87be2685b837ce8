import { longestPassword } from '../../src/kinds/password/data'
import { count, type Limit } from '../access/rateLimits'
import type { AccountContext, AccountSession } from '../auth/accountContext'
import { dropCode, readLinkSecret } from '../auth/codes'
import { endSessionsOf } from '../auth/sessions'
import { usersTable } from '../auth/usersTable'
import { Refusal } from '../base/refusal'
import { leaveAccountChange } from './accountChanges'
import { changeAccount } from './changeAccount'

const linksFrom: Limit = { name: 'reset-origin', most: 60, minutes: 60 }
const changeLimit: Limit = { name: 'password', most: 10, minutes: 15 }

interface NewPassword {
  readonly secret: string
  readonly password: string
  readonly address: string
}

/** Sets a new password once, with the secret of a link, and ends all sessions of the account. Returns its number. */
export async function setNewPassword(context: AccountContext, input: NewPassword): Promise<number> {
  const { secret, password, address } = input
  await count(context, linksFrom, address)
  const userId = await readLinkSecret(context, secret)
  if (userId === undefined) throw new Refusal(422, 'badLink')
  await changeAccount(context, {
    userId,
    // opening the link proves the address
    values: { PASSWORD: password, ISVERIFIED: true },
    async also(trx) {
      const { numDeletedRows } = await dropCode(trx, 'reset', userId)
      if (numDeletedRows === 0n) throw new Refusal(422, 'badLink')
      await endSessionsOf(trx, userId)
      await leaveAccountChange(trx, context, readPassword(userId))
    },
  })
  return userId
}

interface OwnPassword {
  readonly session: Pick<AccountSession, 'id' | 'userId'>
  readonly current: string
  readonly password: string
}

/** Counts attempts at the user's own password before reading the request. */
export const countChange = (context: AccountContext, { userId }: Pick<AccountSession, 'userId'>) =>
  count(context, changeLimit, String(userId))

/** Changes the user's own password, given the current one; ends the user's other sessions. */
export async function changePassword(context: AccountContext, input: OwnPassword) {
  const { session, current, password } = input
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
      await leaveAccountChange(trx, context, readPassword(userId))
    },
  })
}

/** Security event without password data. */
const readPassword = (userId: number) => ({
  ...{ by: userId, person: userId },
  before: { PASSWORD: 'former' },
  after: { PASSWORD: 'new' },
})

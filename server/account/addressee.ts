import type { AccountContext } from '../auth/accountContext'
import { inCompany, readPerson } from '../auth/person'
import { emailOf } from '../auth/users'

/** Recipient of a mail with current rights; undefined for a user who can no longer sign in. */
export async function readAddressee(context: AccountContext, userId: number) {
  const person = await readPerson(context, userId)
  if (!person?.isActive) return undefined
  return {
    me: inCompany(person, undefined, context.clock()),
    email: await emailOf(context, userId),
  }
}

import type { AccountContext } from './accountContext'
import { inCompany, readPerson } from './person'
import { emailOf } from './users'

/** Whom a mail goes to, with their rights as they are now; nobody who may not sign in any more. */
export async function addresseeOf(context: AccountContext, userId: number) {
  const person = await readPerson(context, userId)
  if (!person?.isActive) return undefined
  return {
    me: inCompany(person, undefined, context.clock()),
    email: await emailOf(context, userId),
  }
}

import type { AccountContext } from './accountContext'
import { readPerson } from './person'
import { usersTable } from './usersTable'

/** Whom a mail goes to, with their rights as they are now; nobody who may not sign in any more. */
export async function addresseeOf(context: AccountContext, userId: number) {
  const person = await readPerson(context, userId)
  if (!person?.isActive) return undefined
  const { EMAIL } = await context.db.read
    .selectFrom(usersTable(context.catalogue).users)
    .select('EMAIL')
    .where('ID', '=', userId)
    .executeTakeFirstOrThrow()
  return { me: person.base, email: String(EMAIL) }
}

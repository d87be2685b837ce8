import { accountChangeLines } from '../account/accountChanges'
import { accountMails } from '../account/accountMails'
import type { AccountContext } from '../auth/accountContext'
import { inCompany, readPerson } from '../auth/person'
import { emailOf } from '../auth/users'
import { emailCalls } from '../flow/calls/emailCalls'
import type { AppContext } from '../http/appContext'
import { noticeMails } from '../inbox/noticeMails'
import type { Handlers } from '../outbox/outbox'
import { createRecords } from '../routes/createRecords'

/** Handlers of the calls in the outbox, without those to other systems. */
export function handlersOf(context: AppContext): Handlers {
  const withRecords = { ...context, records: createRecords(context) }
  return {
    ...accountMails(context),
    ...accountChangeLines(context),
    ...noticeMails({ ...withRecords, addressee: person => readAddressee(context, person) }),
    ...emailCalls(withRecords),
    ...context.business.calls?.(context),
  }
}

/** Recipient of a mail with current rights; undefined for a user who can no longer sign in. */
async function readAddressee(context: AccountContext, userId: number) {
  const person = await readPerson(context, userId)
  if (!person?.isActive) return undefined
  return {
    me: inCompany(person, undefined, context.clock()),
    email: await emailOf(context, userId),
  }
}

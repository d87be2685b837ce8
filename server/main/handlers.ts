import { accountChangeLines } from '../account/accountChanges'
import { accountMails } from '../account/accountMails'
import { readAddressee } from '../account/addressee'
import type { AppContext } from '../http/appContext'
import { noticeMails } from '../inbox/noticeMails'
import type { Handlers } from '../outbox/outbox'
import { createRecords } from '../routes/createRecords'

/** Handlers of the calls in the outbox, without those to other systems. */
export const handlersOf = (context: AppContext): Handlers => ({
  ...accountMails(context),
  ...accountChangeLines(context),
  ...noticeMails({
    ...context,
    records: createRecords(context),
    addressee: person => readAddressee(context, person),
  }),
  ...context.business.calls?.(context),
})

import { accountChangeLines } from '../areas/account/accountChanges'
import { accountMails } from '../areas/account/accountMails'
import { addresseeOf } from '../areas/account/addressee'
import { sealSigned } from '../areas/credit/sealSigned'
import { sharingLines } from '../areas/folders/noteSharing'
import { invitationMails } from '../areas/invite/mail'
import { mailCalls } from '../areas/mail/deliver'
import { letterCalls } from '../areas/mail/letterCalls'
import { noticeMails } from '../areas/notices/noticeMails'
import type { AppContext } from '../http/appContext'
import type { Handlers } from '../outbox/outbox'
import { createRecords } from '../routes/createRecords'

/** The handlers of the calls in the outbox. */
export const handlersOf = (context: AppContext): Handlers => ({
  ...accountMails(context),
  ...accountChangeLines(context),
  ...sharingLines(context),
  ...sealSigned(context.files),
  ...mailCalls({ ...context, records: createRecords(context) }),
  ...letterCalls({ ...context, records: createRecords(context) }),
  ...invitationMails({ ...context, records: createRecords(context) }),
  ...noticeMails({
    ...context,
    records: createRecords(context),
    addressee: person => addresseeOf(context, person),
  }),
})

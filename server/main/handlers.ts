import { accountChangeLines } from '../areas/account/accountChanges'
import { addresseeOf } from '../areas/account/addressee'
import { accountMails } from '../areas/account/mails'
import { sealSigned } from '../areas/credit/sealSigned'
import { sharingLines } from '../areas/folders/noteSharing'
import { invitationMails } from '../areas/invite/mail'
import { mailCalls } from '../areas/mail/deliver'
import { letterCalls } from '../areas/mail/letterCalls'
import { noticeMails } from '../areas/notices/noticeMails'
import type { Handlers } from '../outbox/outbox'
import type { AppContext } from '../routes/context'
import { recordsOf } from '../routes/recordsOf'

/** Whoever makes the calls of the outbox. */
export const handlersOf = (context: AppContext): Handlers => ({
  ...accountMails(context),
  ...accountChangeLines(context),
  ...sharingLines(context),
  ...sealSigned(context.files),
  ...mailCalls({ ...context, records: recordsOf(context) }),
  ...letterCalls({ ...context, records: recordsOf(context) }),
  ...invitationMails({ ...context, records: recordsOf(context) }),
  ...noticeMails({
    ...context,
    records: recordsOf(context),
    addressee: person => addresseeOf(context, person),
  }),
})

import { archiveSigned } from '../areas/credit/signedArchive'
import { invitationMails } from '../areas/credit-invitation/mail'
import { sharingLines } from '../areas/files-manager/noteSharing'
import { mailCalls } from '../areas/mail/deliver'
import type { AppContext } from '../http/appContext'
import type { Handlers } from '../outbox/outbox'
import { createRecords } from '../routes/createRecords'

/** Handlers of the areas' calls in the outbox. */
export function areaCalls(context: AppContext): Handlers {
  const withRecords = { ...context, records: createRecords(context) }
  return {
    ...sharingLines(context),
    ...archiveSigned(context.files),
    ...mailCalls(withRecords),
    ...invitationMails(withRecords),
  }
}

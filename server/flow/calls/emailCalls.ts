import { callsOf } from '../../../src/model/access/calls'
import { isEmail } from '../../../src/model/access/emailTemplate'
import type { FileStore } from '../../files/fileStore'
import { attachedTo } from '../../files/mailAttachments'
import type { Mailer } from '../../outbox/mailer'
import type { Handler, Handlers } from '../../outbox/outbox'
import type { Records } from '../../query/requestContext'

export interface EmailContext {
  readonly records: Records
  readonly mailer: Mailer
  readonly files?: FileStore | undefined
}

/** Mails of transitions, with the text of that time. */
export function emailCalls(context: EmailContext): Handlers {
  const send: Handler = async ({ body }) => {
    const attachments = await attachedTo(context, (body.files ?? []) as readonly string[])
    await context.mailer.send({
      to: String(body.to),
      subject: String(body.subject),
      text: String(body.text),
      ...(attachments.length > 0 && { attachments }),
    })
    return { sent: true, simulated: context.mailer.isSimulated }
  }
  const all = [...context.records.catalogue.resources.values()].flatMap(callsOf)
  return Object.fromEntries(
    all.filter(({ effect }) => isEmail(effect)).map(({ effect }) => [effect.call, send]),
  )
}

import { callsOf } from '../../../src/model/calls'
import type { Mailer } from '../../adapters/mail/mail'
import type { Handler, Handlers } from '../../outbox/outbox'
import type { Records } from '../../records/context'
import type { FileStore } from '../../records/fileStore'
import { attachedTo } from './attached'

interface LetterContext {
  readonly records: Records
  readonly mailer: Mailer
  readonly files?: FileStore | undefined
}

/** The letters that flows send, as they were worded when their step was taken. */
export function letterCalls(context: LetterContext): Handlers {
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
    all.filter(({ effect }) => effect.letter).map(({ effect }) => [effect.call, send]),
  )
}

import type { Mail, MailAttachment, MailContact } from '../../../contracts/mail'

/** Initial content of a compose window. */
export interface ComposeContent {
  readonly key: string
  /** Existing draft, if any. */
  readonly mailId: number | null
  readonly to: readonly MailContact[]
  readonly cc: readonly MailContact[]
  readonly bcc: readonly MailContact[]
  readonly subject: string
  readonly message: string
  readonly attachments: readonly MailAttachment[]
  /** Mail it replies to, in the same conversation. */
  readonly answers?: number
}
export type ReplyMode = 'reply' | 'replyAll' | 'forward'

export const emptyContent = (): ComposeContent => ({
  ...{ key: crypto.randomUUID(), mailId: null, to: [], cc: [], bcc: [] },
  ...{ subject: '', message: '', attachments: [] },
})

interface ReplyOptions {
  readonly translate: (key: string, options?: Record<string, string>) => string
  readonly me: number
}

/** A reply or forward with the quoted mail. */
export function replyTo(
  way: ReplyMode,
  mail: Mail,
  { translate, me }: ReplyOptions,
): ComposeContent {
  const isOwn = mail.from.id === me
  const quoteHeading = translate('mail.wrote', { name: escaped(mail.from.name) })
  const quoted = `<p></p><p>${quoteHeading}</p><blockquote>${mail.message ?? ''}</blockquote>`
  if (way === 'forward')
    return {
      ...emptyContent(),
      subject: prefixed('Fwd: ', mail.subject),
      message: quoted,
      attachments: mail.attachments,
    }
  const to = isOwn ? mail.to : [mail.from]
  const recipients = new Set(to.map(({ id, email }) => id ?? email))
  const others = [...mail.to, ...mail.cc].filter(
    ({ id, email }) => id !== me && !recipients.has(id ?? email),
  )
  return {
    ...emptyContent(),
    answers: mail.id,
    to,
    cc: way === 'replyAll' ? others : [],
    subject: prefixed('Re: ', mail.subject),
    message: quoted,
  }
}

const prefixed = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix}${subject}`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

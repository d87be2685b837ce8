import type { Mail, MailAttachment, MailContact } from '../../../contracts/mail'

/** Initial content of a compose window. */
export interface Beginning {
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
export type Way = 'reply' | 'replyAll' | 'forward'

export const emptyBeginning = (): Beginning => ({
  key: crypto.randomUUID(),
  mailId: null,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  attachments: [],
})

interface Answering {
  readonly translate: (key: string, options?: Record<string, string>) => string
  readonly me: number
}

/** A reply or forward with the quoted mail. */
export function answerTo(way: Way, mail: Mail, { translate, me }: Answering): Beginning {
  const isMine = mail.from.id === me
  const others = (people: readonly MailContact[]) => people.filter(({ id }) => id !== me)
  const said = translate('mail.wrote', { name: escaped(mail.from.name) })
  const quoted = `<p></p><p>${said}</p><blockquote>${mail.message ?? ''}</blockquote>`
  if (way === 'forward')
    return {
      ...emptyBeginning(),
      subject: prefixed('Fwd: ', mail.subject),
      message: quoted,
      attachments: mail.attachments,
    }
  const to = isMine ? mail.to : [mail.from]
  const known = new Set(to.map(({ id, email }) => id ?? email))
  const rest = others([...mail.to, ...mail.cc]).filter(({ id, email }) => !known.has(id ?? email))
  return {
    ...emptyBeginning(),
    answers: mail.id,
    to,
    cc: way === 'replyAll' ? rest : [],
    subject: prefixed('Re: ', mail.subject),
    message: quoted,
  }
}

const prefixed = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix}${subject}`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

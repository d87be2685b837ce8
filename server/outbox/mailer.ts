import type { RenderedEmail } from '../../src/model/access/emailTemplate'

/** A mail; its plain text is complete, for every mail client. */
export interface OutgoingMail extends RenderedEmail {
  /** The same text as HTML. */
  readonly html?: string
  /** Recipient of replies, if a user wrote the mail. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly attachments?: readonly MailFile[]
}

export interface MailFile {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** Sends mails; rejects if the mail is not accepted. */
export interface Mailer {
  /** Mails are not sent but shown to administrators. */
  readonly isSimulated: boolean
  send(mail: OutgoingMail): Promise<void>
}

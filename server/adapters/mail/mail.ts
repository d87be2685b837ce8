/** One mail; its plain text says all of it, so that every reader shows it. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same with its shape. */
  readonly html?: string
  /** A person whom answers go to, where it is not the house that writes. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly attachments?: readonly MailFile[]
}

export interface MailFile {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** Sends mails; rejects when the mail was not taken. */
export interface Mailer {
  /** Nothing leaves the house: what would be sent is shown to administrators. */
  readonly isSimulated: boolean
  send(mail: Mail): Promise<void>
}

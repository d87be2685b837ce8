/** One mail, as plain text: every reader shows it, and nothing in it can be wrong. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mails; rejects when the mail was not taken. */
export interface Mailer {
  /** Nothing leaves the house: what would be sent is shown to administrators. */
  readonly isSimulated: boolean
  send(mail: Mail): Promise<void>
}

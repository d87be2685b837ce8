import type { Mailer } from '../adapters/mail/mail'
import { simulatedMailer } from '../adapters/mail/simulatedMailer'
import type { Config } from '../config'
import type { Db } from '../db/db'

/** A mail server where one is named; else a simulation, which says so, and in production none. */
export async function mailerOf(
  { smtpUrl, mailFrom, production }: Config,
  db: Db,
  clock: () => Date,
): Promise<Mailer> {
  if (!smtpUrl || !mailFrom) return production ? noMailer : simulatedMailer(db, clock)
  const { smtpMailer } = await import('../adapters/mail/smtpMailer')
  return smtpMailer(smtpUrl, mailFrom)
}

/** Nothing is sent, and nothing says so: the mail waits in the outbox, and can be tried again. */
const noMailer: Mailer = {
  isSimulated: false,
  send: () => Promise.reject(new Error('Mail is not connected: SMTP_URL and MAIL_FROM are unset')),
}

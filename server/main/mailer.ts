import type { Config } from '../base/config'
import type { Db } from '../db/db'
import type { Mailer } from '../outbox/mailer'
import { simulatedMailer } from '../outbox/simulatedMailer'

/** The configured SMTP server; otherwise a marked simulator, and in production none. */
export async function mailerOf(
  { smtpUrl, mailFrom, production }: Config,
  db: Db,
  clock: () => Date,
): Promise<Mailer> {
  if (!smtpUrl || !mailFrom) return production ? noMailer : simulatedMailer(db, clock)
  const { smtpMailer } = await import('../node/smtpMailer')
  return smtpMailer(smtpUrl, mailFrom)
}

/** Sends nothing: the mail stays in the outbox and can be retried. */
const noMailer: Mailer = {
  isSimulated: false,
  send: () => Promise.reject(new Error('Mail is not connected: SMTP_URL and MAIL_FROM are unset')),
}

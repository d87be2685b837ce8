import type { Mailer } from '../adapters/mail/mail'
import { simulatedMailer } from '../adapters/mail/simulatedMailer'
import type { Config } from '../config'
import type { Db } from '../db/db'

/** A mail server where one is named; else a simulation, which says so. */
export async function mailerOf(
  { smtpUrl, mailFrom }: Config,
  db: Db,
  clock: () => Date,
): Promise<Mailer> {
  if (!smtpUrl || !mailFrom) return simulatedMailer(db, clock)
  const { smtpMailer } = await import('../adapters/mail/smtpMailer')
  return smtpMailer(smtpUrl, mailFrom)
}

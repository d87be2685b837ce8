import type { Mailer } from '../adapters/mail/mail'
import { simulatedMailer } from '../adapters/mail/simulatedMailer'
import { smtpMailer } from '../adapters/mail/smtpMailer'
import type { Config } from '../config'
import type { Db } from '../db/db'

/** A mail server where one is named; else a simulation, which says so. */
export const mailerOf = ({ smtpUrl, mailFrom }: Config, db: Db, clock: () => Date): Mailer =>
  smtpUrl && mailFrom ? smtpMailer(smtpUrl, mailFrom) : simulatedMailer(db, clock)

import type { Language } from '../../../src/domain/text'
import { languages } from '../../../src/i18n/languages'
import { type Translate, translatorFor } from '../../../src/i18n/translate'
import type { Handlers, Waiting } from '../../outbox/outbox'
import type { MailContext } from './accountContext'
import { makeDigits, makeLinkSecret } from './codes'
import { findByEmail } from './users'

/**
 * The mails an account needs. Code and link are made when the mail is, so that neither stands in the
 * outbox; an address without an account gets nothing.
 */
export function accountMails(context: MailContext): Handlers {
  const mail = (kind: string, secretOf: (userId: number) => Promise<Words>) =>
    handler(context, async (userId, translate) => {
      const words = await secretOf(userId)
      return {
        subject: translate(`mails.${kind}Subject`),
        text: translate(`mails.${kind}Text`, words),
      }
    })
  return {
    'account.verify': mail('verify', async userId => ({
      code: await makeDigits(context, userId),
    })),
    'account.reset': mail('reset', async userId => ({
      // behind the hash: it reaches no server's log and no referrer
      link: `${context.publicUrl}/auth/new-password#${await makeLinkSecret(context, userId)}`,
    })),
  }
}

type Words = Readonly<Record<string, string>>
type Compose = (
  userId: number,
  translate: Translate,
) => Promise<{ readonly subject: string; readonly text: string }>

const handler = (context: MailContext, compose: Compose) => async (waiting: Waiting) => {
  const { email, language } = waiting.body
  const user = await findByEmail(context, String(email))
  if (!user || user.ACTIVE === false || user.ACTIVE === 0) return { sent: false }
  const translate = await translatorFor(languageOf(language))
  const mail = await compose(Number(user.ID), translate)
  await context.mailer.send({ to: String(user.EMAIL), ...mail })
  return { sent: true }
}

const languageOf = (value: unknown): Language =>
  languages.find(language => language.value === value)?.value ?? 'es'

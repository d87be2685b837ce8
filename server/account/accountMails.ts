import { business } from '../../src/base/business'
import { type Language, plainLanguage } from '../../src/base/text'
import { languages } from '../../src/i18n/languages'
import { type Translate, translatorFor } from '../../src/i18n/translate'
import type { MailContext } from '../auth/accountContext'
import { makeDigits, makeLinkSecret } from '../auth/codes'
import { findByEmail } from '../auth/users'
import type { Handlers, WaitingCall } from '../outbox/outbox'

/**
 * Account mails. Code and link are created on dispatch, so that the outbox does not contain them; addresses
 * without an account get no mail.
 */
export function accountMails(context: MailContext): Handlers {
  const mail = (kind: string, createSecret: (userId: number) => Promise<Words>) =>
    handler(context, async (userId, translate) => {
      const words = await createSecret(userId)
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
      // after the hash, so that it appears in no server log or referrer
      link: `${context.publicUrl}/auth/new-password#${await makeLinkSecret(context, userId)}`,
    })),
  }
}

type Words = Readonly<Record<string, string>>
type Compose = (
  userId: number,
  translate: Translate,
) => Promise<{ readonly subject: string; readonly text: string }>

const handler = (context: MailContext, compose: Compose) => async (waiting: WaitingCall) => {
  const { email, language } = waiting.body
  const user = await findByEmail(context, String(email))
  if (!user || user.ACTIVE === false || user.ACTIVE === 0) return { sent: false }
  const translate = await translatorFor(toLanguage(language))
  const mail = await compose(Number(user.ID), translate)
  await context.mailer.send({ to: String(user.EMAIL), ...mail })
  return { sent: true }
}

const toLanguage = (value: unknown): Language =>
  languages().find(({ value: each }) => each === plainLanguage(String(value)))?.value ??
  business().language

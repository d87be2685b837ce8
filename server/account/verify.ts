import { fold } from '../../src/base/fold'
import type { Language } from '../../src/base/text'
import { count, type Limit } from '../access/rateLimits'
import type { AccountContext } from '../auth/accountContext'
import { takeDigits } from '../auth/codes'
import { findByEmail } from '../auth/users'
import { Refusal } from '../base/refusal'
import { enqueueCall } from '../outbox/enqueueCall'
import { changeAccount } from './changeAccount'

const mailsFrom: Limit = { name: 'mail-origin', most: 30, minutes: 60 }
const mailsTo: Limit = { name: 'mail-to', most: 5, minutes: 60 }
const originLimit: Limit = { name: 'code-origin', most: 60, minutes: 60 }
const codeLimit: Limit = { name: 'code', most: 20, minutes: 60 }

/** Placeholder id, so that unknown addresses take the same work. */
const UNKNOWN_USER = 0

interface MailRequest {
  readonly name: 'account.verify' | 'account.reset'
  readonly email: string
  readonly language: Language
  readonly address: string
}

/** Queues a mail. The account is looked up later, so that answer and timing are the same for every address. */
export async function requestMail(context: AccountContext, input: MailRequest) {
  const { name, email, language, address } = input
  await count(context, mailsFrom, address)
  await count(context, mailsTo, `${name} ${fold(email.trim())}`)
  await context.db.transaction(trx =>
    enqueueCall(trx, context, { name, body: { email: email.trim(), language } }),
  )
}

interface Proof {
  readonly email: string
  readonly code: string
  readonly address: string
}

/** Verifies an address by its six-digit code; wrong codes and unknown addresses have the same answer. */
export async function verifyAddress(context: AccountContext, { email, code, address }: Proof) {
  await count(context, originLimit, address)
  await count(context, codeLimit, fold(email.trim()))
  const user = await findByEmail(context, email)
  const userId = user ? Number(user.ID) : UNKNOWN_USER
  const isRight = await takeDigits(context, { userId, secret: code.replace(/\s/g, '') })
  if (!isRight) throw new Refusal(422, 'invalid', { errors: { code: { key: 'badCode' } } })
  await changeAccount(context, { userId, values: { ISVERIFIED: true } })
}

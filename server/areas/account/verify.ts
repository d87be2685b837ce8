import { fold } from '../../../src/domain/fold'
import type { Language } from '../../../src/domain/text'
import { leaveCall } from '../../db/leaveCall'
import { count, type Limit } from '../../records/limits'
import { Refusal } from '../../refusal'
import type { AccountContext } from './accountContext'
import { changeAccount } from './changeAccount'
import { takeDigits } from './codes'
import { findByEmail } from './users'

const mailsFrom: Limit = { name: 'mail-from', most: 30, minutes: 60 }
const mailsTo: Limit = { name: 'mail-to', most: 5, minutes: 60 }
const triesFrom: Limit = { name: 'code-from', most: 60, minutes: 60 }
const triesOf: Limit = { name: 'code', most: 20, minutes: 60 }

/** Nobody's id: an unknown address is worked for as a known one is. */
const NOBODY = 0

export interface MailWish {
  readonly name: 'account.verify' | 'account.reset'
  readonly email: string
  readonly language: Language
  /** Where the request comes from, as the socket says. */
  readonly address: string
}

/**
 * Leaves the wish for a mail. Whether the address has an account is looked up later, so that answer
 * and time are the same for everybody (safety.md 7).
 */
export async function askForMail(context: AccountContext, wish: MailWish) {
  const { name, email, language, address } = wish
  await count(context, mailsFrom, address)
  await count(context, mailsTo, `${name} ${fold(email.trim())}`)
  await context.db.transaction(trx =>
    leaveCall(trx, context, { name, body: { email: email.trim(), language } }),
  )
}

interface Proof {
  readonly email: string
  readonly code: string
  readonly address: string
}

/** The six digits of the mail prove the address; wrong ones and an unknown address answer the same. */
export async function verifyAddress(context: AccountContext, { email, code, address }: Proof) {
  await count(context, triesFrom, address)
  await count(context, triesOf, fold(email.trim()))
  const user = await findByEmail(context, email)
  const userId = user ? Number(user.ID) : NOBODY
  const isRight = await takeDigits(context, { userId, secret: code.replace(/\s/g, '') })
  if (!isRight) throw new Refusal(422, 'invalid', { errors: { code: { key: 'badCode' } } })
  await changeAccount(context, { userId, values: { ISVERIFIED: true } })
}

import { business } from '../../src/base/business'
import type { AccountContext } from '../auth/accountContext'
import { Refusal } from '../base/refusal'
import { changeAccount } from './changeAccount'

/** Only the current version can be accepted. */
export function checkAcceptedTerms(version: string) {
  if (version !== business().terms?.version) throw new Refusal(422, 'oldTerms')
}

/** Stores the accepted version and time in the history of the account. */
export async function acceptTerms(context: AccountContext, userId: number, version: string) {
  checkAcceptedTerms(version)
  const values = { TERMS_VERSION: version, TERMS_AT: context.clock().toISOString() }
  await changeAccount(context, { userId, values })
}

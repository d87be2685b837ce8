import { TERMS_VERSION } from '../../../src/domain/terms'
import { Refusal } from '../../refusal'
import type { AccountContext } from './accountContext'
import { changeAccount } from './changeAccount'

/** Only what stands there now can be accepted. */
export function checkTerms(version: string) {
  if (version !== TERMS_VERSION) throw new Refusal(422, 'oldTerms')
}

/** Keeps which terms a person has accepted and when, with the history of their account. */
export async function acceptTerms(context: AccountContext, userId: number, version: string) {
  checkTerms(version)
  const values = { TERMS_VERSION: version, TERMS_AT: context.clock().toISOString() }
  await changeAccount(context, { userId, values })
}

import type { Me } from '../../src/model/access/access'
import { validate } from '../../src/model/validation/validation'
import { guessablePasswords } from '../access/guessable'
import type { AccountContext } from '../auth/accountContext'
import type { Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'
import { load, recordNotFound } from '../read/read'
import { refuseAny } from '../write/rows/body'
import { hashed } from '../write/rows/writeAnswer'
import { writeChange } from '../write/writeChange'
import { clerkFor } from './createAccount'

interface Change {
  readonly userId: number
  /** As entered: password rules apply to the password, not its hash. */
  readonly values: RecordValues
  /** Runs in the same transaction. */
  readonly also?: (trx: Trx) => Promise<unknown>
}

/**
 * Writes proofs and choices of users to their own account, independent of the role's rights: validated by
 * the schema and recorded in the history, in one transaction.
 */
export async function changeAccount(context: AccountContext, { userId, values, also }: Change) {
  const request = requestContextOf(context, clerkFor(userId))
  const { resource, me, records } = request
  const names = new Set(Object.keys(values))
  const stored = await hashed(request, values)
  await records.db.transaction(async trx => {
    const scope = readScope(resource, me)
    const loaded = await load(trx, resource, { key: userId, scope, locked: true })
    if (!loaded) throw recordNotFound()
    const checked = { ...loaded.record, ...values }
    const errors = validate(resource, checked, {
      me: request.me,
      writable: names,
      changed: names,
    })
    const easy = await guessablePasswords(resource, checked, names)
    refuseAny({ ...easy, ...errors })
    const record = { ...loaded.record, ...stored }
    await writeChange(trx, request, { loaded, record, action: 'update' })
    await also?.(trx)
  })
}

function requestContextOf(
  { clock, db, catalogue, tables, hash }: AccountContext,
  me: Me,
): RequestContext {
  const records = { db, catalogue, tables, clock, hash: hash.hash, afterWrite: {} }
  return { records, resource: catalogue.get('users'), me, language: 'en' }
}

import { adminRole } from '../../src/base/business'
import type { Me } from '../../src/model/access/access'
import { systemUserAs } from '../../src/model/access/systemUser'
import type { AccountContext } from '../auth/accountContext'
import { preparedCreate } from '../write/create'

/** Identity with all rights, for creating an account; request bodies never decide rights. */
export const clerkFor = (userId: number): Me => ({
  ...systemUserAs(adminRole()),
  ID: userId,
  GROUP: true,
})

/** Creates an account like any record. Returns its number. */
export async function createAccount(context: AccountContext, values: Record<string, unknown>) {
  const { clock, db, catalogue, tables, hash } = context
  const records = { db, catalogue, tables, clock, hash: hash.hash, afterWrite: {} }
  const request = {
    records,
    resource: catalogue.get('users'),
    me: clerkFor(0),
    language: 'en' as const,
  }
  const { ID } = await db.transaction(await preparedCreate(request, values))
  return Number(ID)
}

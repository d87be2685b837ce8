import type { Me } from '../../../src/model/access'
import { nobodyAs } from '../../../src/model/nobody'
import { preparedCreate } from '../../records/create'
import type { AccountContext } from './accountContext'

/** Who writes an account down for a person: with every right, as the body decides nothing about rights. */
export const clerkFor = (userId: number): Me => ({ ...nobodyAs('10'), ID: userId, GROUP: true })

/** Makes an account as any record is made, and answers its number. */
export async function makeAccount(context: AccountContext, values: Record<string, unknown>) {
  const { clock, db, catalogue, tables, hash } = context
  const records = { db, catalogue, tables, clock, hash: hash.hash, afterWrite: {} }
  const asking = {
    records,
    resource: catalogue.get('users'),
    me: clerkFor(0),
    language: 'en' as const,
  }
  const { ID } = await db.transaction(await preparedCreate(asking, values))
  return Number(ID)
}

import type { Me } from '../../../src/model/access'
import { preparedCreate } from '../../records/create'
import type { AccountContext } from './accountContext'

/** Who writes an account down for a person: with every right, as the body decides nothing about rights. */
export const clerkFor = (userId: number): Me => ({
  ID: userId,
  ROLE: '10',
  COMPANY: null,
  EMPRESA: null,
  EMPRESAS: [],
  WAREHOUSE: [],
  CARD_CODE: null,
  SUCURSAL: null,
})

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

import type { Me } from '../../../src/model/access'
import { preparedCreate } from '../../records/create'
import type { AccountContext } from './accountContext'

/** Who writes a new account down: it has every right, and the body decides nothing about rights. */
const clerk: Me = {
  ID: 0,
  ROLE: '10',
  COMPANY: null,
  EMPRESA: null,
  EMPRESAS: [],
  WAREHOUSE: [],
  CARD_CODE: null,
  SUCURSAL: null,
}

/** Makes an account as any record is made, and answers its number. */
export async function makeAccount(context: AccountContext, values: Record<string, unknown>) {
  const { clock, db, catalogue, tables, hash } = context
  const records = { db, catalogue, tables, clock, hash: hash.hash, afterWrite: {} }
  const asking = { records, resource: catalogue.get('users'), me: clerk, language: 'en' as const }
  const { ID } = await db.transaction(await preparedCreate(asking, values))
  return Number(ID)
}

import type { Contract } from '../../../src/model/openapi/apiContract'
import type { Db } from '../db'
import { fingerprint } from '../fingerprint'

const NAME = 'contract'

/** The API contract kept at the last start; undefined before the first one. */
export async function readContract({ read }: Pick<Db, 'read'>): Promise<Contract | undefined> {
  const row = await read
    .selectFrom('_CATALOGUE')
    .select('SPEC')
    .where('NAME', '=', NAME)
    .executeTakeFirst()
  return row ? (JSON.parse(String(row.SPEC)) as Contract) : undefined
}

/** Keeps the contract beside the applied tables if it changed. */
export async function keepContract({ read, write }: Db, contract: Contract) {
  const HASH = await fingerprint(contract)
  const known = await read
    .selectFrom('_CATALOGUE')
    .select('HASH')
    .where('NAME', '=', NAME)
    .executeTakeFirst()
  if (known?.HASH === HASH) return
  const row = { NAME, HASH, SPEC: JSON.stringify(contract), AT: new Date().toISOString() }
  await write
    .insertInto('_CATALOGUE')
    .values(row)
    .onConflict(conflict => conflict.column('NAME').doUpdateSet(row))
    .execute()
}

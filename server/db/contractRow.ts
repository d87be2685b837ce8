import type { Contract } from '../../src/model/contract'
import type { Db } from './db'
import { fingerprint } from './fingerprint'

const NAME = 'contract'

/** What the API promised at the last start; undefined where none was kept yet. */
export async function readContract({ read }: Pick<Db, 'read'>): Promise<Contract | undefined> {
  const row = await read
    .selectFrom('_CATALOGUE')
    .select('SPEC')
    .where('NAME', '=', NAME)
    .executeTakeFirst()
  return row ? (JSON.parse(String(row.SPEC)) as Contract) : undefined
}

/** Kept beside the applied tables, only where it is another one than before. */
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

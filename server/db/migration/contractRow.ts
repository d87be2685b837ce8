import type { Contract } from '../../../src/model/openapi/apiContract'
import type { Db } from '../db'
import { fingerprint } from '../fingerprint'
import { keepInCatalogue, keptInCatalogue } from './catalogueRow'

const NAME = 'contract'

/** The API contract kept at the last start; undefined before the first one. */
export async function readContract({ read }: Pick<Db, 'read'>): Promise<Contract | undefined> {
  const row = await keptInCatalogue(read, NAME)
  return row ? (JSON.parse(String(row.SPEC)) as Contract) : undefined
}

/** Keeps the contract beside the applied tables if it changed. */
export async function keepContract({ read, write }: Db, contract: Contract) {
  const HASH = await fingerprint(contract)
  if ((await keptInCatalogue(read, NAME))?.HASH === HASH) return
  await keepInCatalogue(write, { NAME, HASH, SPEC: JSON.stringify(contract) })
}

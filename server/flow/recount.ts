import { flowsOf } from '../../src/model/access/transition'
import type { Catalogue } from '../../src/model/fields/resource'
import type { Db, Trx } from '../db/db'
import { fingerprint } from '../db/fingerprint'
import { keepInCatalogue, keptInCatalogue } from '../db/migration/catalogueRow'
import { recountRollups } from '../query/rollups'
import { computedFields, fillComputed } from '../write/rows/fillComputed'
import { recountReservations } from './recountReservations'

/**
 * Recomputes every rollup and reservation if its definition or its tables (compared by hash) changed since
 * the last start.
 */
export const recountStored = (db: Db, catalogue: Catalogue, tables: string) =>
  runIfChanged(db, { name: 'kept', from: [tables, rulesOf(catalogue)] }, async trx => {
    await recountReservations(trx, catalogue)
    await recountRollups(trx, catalogue)
  })

/** Fills empty computed fields if their definition changed since the last start. */
export async function fillComputedFields(db: Db, { resources }: Catalogue): Promise<boolean> {
  let any = false
  for (const resource of resources.values()) {
    const rules = computedFields(resource).map(({ name, words }) => [name, words])
    const once = { name: `reckoned ${resource.name}`, from: rules }
    if (rules.length > 0 && (await runIfChanged(db, once, trx => fillComputed(trx, resource))))
      any = true
  }
  return any
}

const rulesOf = (catalogue: Catalogue) =>
  [...catalogue.resources.values()].map(resource => [
    resource.name,
    resource.computed.flatMap(({ words, rollup }) => (rollup ? [words] : [])),
    flowsOf(resource).flatMap(([, { reserves = [] }]) => reserves),
  ])

interface InputOfRun {
  readonly name: string
  /** The input the work depends on. */
  readonly from: unknown
}

/** Runs the work in a transaction if its input changed since the last run; returns whether it ran. */
async function runIfChanged(
  db: Db,
  { name: NAME, from }: InputOfRun,
  work: (trx: Trx) => Promise<void>,
): Promise<boolean> {
  const HASH = await fingerprint(from)
  if ((await keptInCatalogue(db.read, NAME))?.HASH === HASH) return false
  await db.transaction(async trx => {
    await work(trx)
    await keepInCatalogue(trx, { NAME, HASH })
  })
  return true
}

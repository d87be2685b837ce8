import type { Catalogue } from '../../src/model/resource'
import { flowsOf } from '../../src/model/transition'
import type { Db } from '../db/db'
import { onceFor } from '../db/onceFor'
import { fillComputed, reckoned } from './fillComputed'
import { recountStanding } from './flow/recountStanding'
import { recountTallies } from './tally'

/**
 * Reckons every number that others keep in step anew where the schemas say of it something else than at
 * the last start, or the tables, told by their hash, are others: an order from before orders kept their
 * units keeps them from then on.
 */
export const recountKept = (db: Db, catalogue: Catalogue, tables: string) =>
  onceFor(db, { name: 'kept', from: [tables, rulesOf(catalogue)] }, async trx => {
    await recountStanding(trx, catalogue)
    await recountTallies(trx, catalogue)
  })

/**
 * Fills the computed fields that are empty where the schemas reckon something else than at the last
 * start: old records have a new number at once, and not from their next save on.
 */
export async function fillReckoned(db: Db, { resources }: Catalogue): Promise<boolean> {
  let any = false
  for (const resource of resources.values()) {
    const rules = reckoned(resource).map(({ name, words }) => [name, words])
    const once = { name: `reckoned ${resource.name}`, from: rules }
    if (rules.length > 0 && (await onceFor(db, once, trx => fillComputed(trx, resource))))
      any = true
  }
  return any
}

const rulesOf = (catalogue: Catalogue) =>
  [...catalogue.resources.values()].map(resource => [
    resource.name,
    resource.computed.flatMap(({ words, tally }) => (tally ? [words] : [])),
    flowsOf(resource).flatMap(([, { keeps = [] }]) => keeps),
  ])

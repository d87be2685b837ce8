import { flowsOf } from '../../../src/model/transition'
import type { Trx } from '../../db/db'
import type { Asking } from '../context'
import { keepTallies, type Turned } from '../tally'
import { keepStanding } from './adjust'

/** What follows a record's change in its transaction: the tallies over it, and what its flow keeps. */
export async function keepInStep(trx: Trx, asking: Asking, turned: Turned): Promise<void> {
  await keepTallies(trx, asking, turned)
  for (const [, { keeps = [] }] of flowsOf(asking.resource)) {
    for (const effect of keeps) await keepStanding(trx, asking, { effect, ...turned })
  }
}

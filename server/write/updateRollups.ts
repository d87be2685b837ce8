import { flowsOf } from '../../src/model/access/transition'
import type { Trx } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import { addToRollups, type RollupChange } from '../query/rollups'
import { updateReservation } from './increment'

/** Updates rollups and standing reservations after a record's change, in its transaction. */
export async function updateRollups(
  trx: Trx,
  request: RequestContext,
  change: RollupChange,
): Promise<void> {
  await addToRollups(trx, request, change)
  for (const [, { reserves = [] }] of flowsOf(request.resource)) {
    for (const effect of reserves) await updateReservation(trx, request, { effect, ...change })
  }
}

import { today } from '../../../src/domain/day'
import type { Resource } from '../../../src/model/resource'
import { type Move, movesOf } from '../../../src/model/transition'
import { sql } from '../../db/fragment'
import { withLease } from '../../db/lease'
import { both, column } from '../condition'
import type { Records } from '../context'
import { eachBatch } from '../eachRow'
import { nobodyOf } from '../nobody'
import { load } from '../read'
import { thereOf } from '../scope'
import { makeOwnMove } from './carryOut'

/** Makes the moves that wait for a day to be over (`after`); one process at a time. */
export const moveOverdue = (records: Records): Promise<void> =>
  withLease(records.db, { name: 'overdue' }, async () => {
    for (const resource of records.catalogue.resources.values())
      for (const move of movesOf(resource).values())
        if (move.transition.after) await moveAll(records, resource, move)
  })

const moveAll = (records: Records, resource: Resource, move: Move) =>
  eachBatch(records.db.read, { resource, where: overdue(records, resource, move) }, async rows => {
    for (const row of rows)
      await moveOne(records, resource, { move, key: row[resource.key.name] as string | number })
  })

const overdue = (records: Records, resource: Resource, { status, transition }: Move) =>
  both([
    thereOf(resource),
    sql`${column(status.name)} in (${sql.join(transition.from.map(state => sql`${state}`))})`,
    sql`${column(transition.after ?? '')} < ${today(records.clock())}`,
  ])

/** One at a time, looked at once more: meanwhile somebody may have moved it, or put the day off. */
const moveOne = (
  records: Records,
  resource: Resource,
  { move, key }: { readonly move: Move; readonly key: string | number },
) =>
  records.db.transaction(async trx => {
    const locked = records.db.dialect === 'postgres'
    const loaded = await load(trx, resource, {
      key,
      among: overdue(records, resource, move),
      locked,
    })
    if (!loaded) return
    const me = nobodyOf(resource, loaded.record)
    await makeOwnMove(trx, { records, resource, me, language: 'es' }, { move, loaded })
  })

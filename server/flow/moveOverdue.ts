import { business } from '../../src/base/business'
import { today } from '../../src/base/day'
import { type Move, movesOf } from '../../src/model/access/transition'
import type { Transition } from '../../src/model/definition/flow'
import type { Resource } from '../../src/model/fields/resource'
import { allConditions, column, sql } from '../db/db'
import { withLease } from '../db/lease'
import { eachBatch } from '../query/eachRow'
import { type Records, recordKey } from '../query/requestContext'
import { existingRows } from '../query/scope'
import { load } from '../read/read'
import { systemUserOf } from '../write/rows/systemUser'
import { makeOwnMove } from './performMove'

const HOUR_MS = 3_600_000
type Timer = NonNullable<Transition<string>['timer']>

/** Makes transitions whose timer has run out; one process at a time. */
export const moveOverdue = (records: Records): Promise<void> =>
  withLease(records.db, { name: 'overdue' }, async () => {
    for (const resource of records.catalogue.resources.values())
      for (const move of movesOf(resource).values())
        if (move.transition.timer) await moveAll(records, resource, move)
  })

const moveAll = (records: Records, resource: Resource, move: Move) =>
  eachBatch(records.db.read, { resource, where: overdue(records, resource, move) }, async rows => {
    for (const row of rows)
      await moveOne(records, resource, { move, key: recordKey(resource, row) })
  })

const overdue = (records: Records, resource: Resource, { status, transition }: Move) =>
  allConditions([
    existingRows(resource),
    sql`${column(status.name)} in (${sql.join(transition.from.map(state => sql`${state}`))})`,
    ...(transition.timer ? [isOver(records, resource, transition.timer)] : []),
  ])

/** The day of the date is over, or the hours after the moment. */
function isOver({ clock }: Records, { fields }: Resource, { field, hours = 0 }: Timer) {
  const now = clock()
  const isMoment = fields.get(field)?.store === 'instant'
  const until = isMoment ? new Date(now.getTime() - hours * HOUR_MS).toISOString() : today(now)
  return sql<boolean>`${column(field)} < ${until}`
}

/** Checks the record again, because it may have been moved or its date changed. */
const moveOne = (
  records: Records,
  resource: Resource,
  { move, key }: { readonly move: Move; readonly key: string | number },
) =>
  records.db.transaction(async trx => {
    const scope = overdue(records, resource, move)
    const loaded = await load(trx, resource, { key, scope, locked: true })
    if (!loaded) return
    const me = systemUserOf(resource, loaded.record)
    await makeOwnMove(
      trx,
      { records, resource, me, language: business().language },
      { move, loaded },
    )
  })

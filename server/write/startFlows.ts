import { flowsOf, initialStates } from '../../src/model/access/transition'
import type { Effect } from '../../src/model/definition/effect'
import type { Resource } from '../../src/model/fields/resource'
import { writeHistory } from '../audit/writeHistory'
import type { DbRow, Trx } from '../db/db'
import { meValues, type RecordValues, type RequestContext } from '../query/requestContext'
import { resolveReferences } from '../query/resolveReferences'
import { addToRollups } from '../query/rollups'
import { activeRows, onDelete } from '../query/scope'
import { load } from '../read/read'
import { type Doing, effectRowsOf, effectValuesOf, runEffects } from './effects'
import { matching } from './increment'
import { updateRecord } from './rows/store'

const beginningOf = (resource: Resource): readonly Effect[] => [
  ...(resource.schema.onCreate ?? []),
  ...flowsOf(resource).flatMap(([, { onCreate = [] }]) => onCreate),
]

/** Creates what a resource and its flows begin a new record with, in the same transaction. */
export const startFlows = (trx: Trx, request: RequestContext, born: RecordValues): Promise<void> =>
  begin(trx, request, { record: born, effects: beginningOf(request.resource) })

/** The same for a restored record, whose own parts were never deleted. */
export const restartFlows = (
  trx: Trx,
  request: RequestContext,
  record: RecordValues,
): Promise<void> =>
  begin(trx, request, { record, effects: beginningOf(request.resource).filter(isNoPart(request)) })

/** Values entered for another record's step do not answer the calls of this one. */
async function begin(trx: Trx, step: RequestContext, { effects, record }: Doing): Promise<void> {
  if (effects.length === 0) return
  const { entered: _, ...request } = step
  const whole = await resolveReferences(trx, request, { record, sent: 'all' })
  await runEffects(trx, request, { effects, record: whole })
}

const isNoPart =
  ({ records, resource }: RequestContext) =>
  (effect: Effect): boolean => {
    const made = 'create' in effect ? records.catalogue.get(effect.create) : undefined
    return !made?.parent || made.parent.target !== resource || onDelete(made.parent) !== 'cascade'
  }

/** Removes what the record began with, unless it was changed since; its own parts are deleted and restored with it. */
export async function endFlows(
  trx: Trx,
  request: RequestContext,
  record: RecordValues,
): Promise<void> {
  for (const effect of beginningOf(request.resource).filter(isNoPart(request))) {
    if (!('create' in effect)) continue
    const resource = request.records.catalogue.get(effect.create)
    for (const row of effectRowsOf(request, effect, record)) {
      const made = effectValuesOf(request, effect.with, row)
      const where = { ...made, ...initialStates(resource, made, meValues(request)) }
      const rows = await matching(trx, resource, { request, where, locked: true })
      const untouched = rows.filter(({ _VERSION }) => Number(_VERSION) === 1)
      for (const each of untouched) await withdraw(trx, { ...request, resource }, each)
    }
  }
}

async function withdraw(trx: Trx, request: RequestContext, row: DbRow) {
  const { resource, me, records } = request
  const key = row[resource.key.name] as string | number
  const loaded = await load(trx, resource, { key, among: activeRows(resource, me) })
  if (!loaded) return
  const { record } = loaded
  const now = records.clock()
  const version = loaded.version + 1
  const at = now.toISOString()
  const marks = { _VERSION: version, _UPDATED_AT: at, _UPDATED_BY: me.ID, _DELETED_AT: at }
  await updateRecord(trx, records, { resource, record, marks, names: new Set() })
  const change = { action: 'delete', before: record, after: {}, version, me, now } as const
  await writeHistory(trx, resource, { ...change, batch: request.batch })
  await addToRollups(trx, request, { before: record })
}

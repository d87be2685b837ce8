import { tenantOf } from '../../src/base/business'
import { initialStates } from '../../src/model/access/transition'
import type { Effect } from '../../src/model/definition/effect'
import { defaultsOf, settle, settleOver } from '../../src/model/validation/draft'
import { writeHistory } from '../audit/writeHistory'
import type { Trx } from '../db/db'
import { meValues, type RecordValues, type RequestContext } from '../query/requestContext'
import { addToRollups } from '../query/rollups'
import { activeRows } from '../query/scope'
import { type Loaded, load } from '../read/read'
import { effectRowsOf, effectValuesOf } from './effects'
import { matching } from './increment'
import { discard } from './remove'
import { insertRecord } from './rows/store'
import { differing, writeChange } from './writeChange'

/** Creates rows of another resource: one for the record, or one for each of its child rows. */
export async function createRows(
  trx: Trx,
  request: RequestContext,
  { effect, record }: { effect: Extract<Effect, { create: string }>; record: RecordValues },
) {
  const { records, me } = request
  const resource = records.catalogue.get(effect.create)
  const now = records.clock()
  for (const row of effectRowsOf(request, effect, record)) {
    const company = resource.company ? { [resource.company.name]: tenantOf(me) } : {}
    const draft = {
      ...defaultsOf(resource, { me, now }),
      ...effectValuesOf(request, effect.with, row),
      ...company,
    }
    const key = resource.naturalKey
      ? draft[resource.key.name]
      : await records.db.nextId(resource.table)
    const begun = {
      ...draft,
      ...initialStates(resource, draft, meValues(request)),
      [resource.key.name]: key,
    }
    const made = settle(resource, begun, meValues(request))
    const at = now.toISOString()
    const marks = {
      _VERSION: 1,
      _CREATED_AT: at,
      _CREATED_BY: me.ID,
      _UPDATED_AT: at,
      _UPDATED_BY: me.ID,
      _DELETED_AT: null,
    }
    await insertRecord(trx, records, { resource, record: made, marks })
    await addToRollups(trx, { records, resource }, { after: made })
    await writeHistory(trx, resource, {
      action: 'create',
      before: {},
      after: made,
      version: 1,
      me,
      now,
      batch: request.batch,
    })
  }
}

/** Updates matching rows of another resource: closes a visit, frees a serial. */
export async function closeRows(
  trx: Trx,
  request: RequestContext,
  { effect, record }: { effect: Extract<Effect, { update: string }>; record: RecordValues },
) {
  const there = { ...request, resource: request.records.catalogue.get(effect.update) }
  for (const loaded of await loadedRows(
    trx,
    there,
    effectValuesOf(request, effect.match, record),
  )) {
    const set = effectValuesOf(request, effect.set, record)
    const after = settleOver(
      there.resource,
      { ...loaded.record, ...set },
      { me: meValues(request), before: loaded.record },
    )
    if (differing(there, loaded.record, after).size > 0)
      await writeChange(trx, there, { loaded, record: after, action: 'update' })
  }
}

/** Deletes matching rows of another resource: takes devices off an order. */
export async function discardRows(
  trx: Trx,
  request: RequestContext,
  { effect, record }: { effect: Extract<Effect, { delete: string }>; record: RecordValues },
) {
  const there = { ...request, resource: request.records.catalogue.get(effect.delete) }
  for (const loaded of await loadedRows(trx, there, effectValuesOf(request, effect.match, record)))
    await discard(trx, there, loaded)
}

async function loadedRows(
  trx: Trx,
  request: RequestContext,
  where: RecordValues,
): Promise<Loaded[]> {
  const { resource, me } = request
  const among = activeRows(resource, me)
  const found: Loaded[] = []
  for (const row of await matching(trx, resource, { request, where })) {
    const key = row[resource.key.name] as string | number
    const loaded = await load(trx, resource, { key, among })
    if (loaded) found.push(loaded)
  }
  return found
}

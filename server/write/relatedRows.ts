import { tenantOf } from '../../src/base/business'
import { initialStates } from '../../src/model/access/transition'
import type { Effect } from '../../src/model/definition/effect'
import { defaultsOf, settle, settleOver } from '../../src/model/validation/draft'
import { writeHistory } from '../audit/writeHistory'
import type { Trx } from '../db/db'
import {
  type RecordValues,
  type RequestContext,
  recordKey,
  requestFor,
} from '../query/requestContext'
import { addToRollups } from '../query/rollups'
import { activeRows } from '../query/scope'
import { type Loaded, load } from '../read/read'
import { effectRowsOf, effectValuesOf } from './effects'
import { matchingRows } from './increment'
import { discard } from './remove'
import { createdBy, insertRecord } from './rows/store'
import { changedFields, writeChange } from './writeChange'

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
    const initial = {
      ...draft,
      ...initialStates(resource, draft, me),
      [resource.key.name]: key,
    }
    const created = settle(resource, initial, me)
    const systemValues = createdBy(me, now)
    await insertRecord(trx, records, { resource, record: created, systemValues })
    await addToRollups(trx, { records, resource }, { after: created })
    const change = { action: 'create', before: {}, after: created, version: 1, now }
    await writeHistory(trx, { ...request, resource }, change)
  }
}

/** Updates matching rows of another resource: closes a visit, frees a serial. */
export async function updateRows(
  trx: Trx,
  request: RequestContext,
  { effect, record }: { effect: Extract<Effect, { update: string }>; record: RecordValues },
) {
  const targetRequest = requestFor(request, effect.update)
  for (const row of effectRowsOf(request, effect, record)) {
    const match = effectValuesOf(request, effect.match, row)
    for (const loaded of await loadedRows(trx, targetRequest, match)) {
      const draft = { ...loaded.record, ...effectValuesOf(request, effect.set, row) }
      const settling = { me: request.me, before: loaded.record }
      const after = settleOver(targetRequest.resource, draft, settling)
      if (changedFields(targetRequest, loaded.record, after).size > 0)
        await writeChange(trx, targetRequest, { loaded, record: after, action: 'update' })
    }
  }
}

/** Deletes matching rows of another resource: takes devices off an order. */
export async function deleteRows(
  trx: Trx,
  request: RequestContext,
  { effect, record }: { effect: Extract<Effect, { delete: string }>; record: RecordValues },
) {
  const targetRequest = requestFor(request, effect.delete)
  for (const row of effectRowsOf(request, effect, record)) {
    const match = effectValuesOf(request, effect.match, row)
    for (const loaded of await loadedRows(trx, targetRequest, match))
      await discard(trx, targetRequest, loaded)
  }
}

async function loadedRows(
  trx: Trx,
  request: RequestContext,
  where: RecordValues,
): Promise<Loaded[]> {
  const { resource, me } = request
  const scope = activeRows(resource, me)
  const found: Loaded[] = []
  for (const row of await matchingRows(trx, resource, { request, where })) {
    const key = recordKey(resource, row)
    const loaded = await load(trx, resource, { key, scope })
    if (loaded) found.push(loaded)
  }
  return found
}

import { defaultsOf, settle, settleOver } from '../../../src/model/draft'
import type { Effect } from '../../../src/model/flow'
import { initialStates } from '../../../src/model/transition'
import type { Trx } from '../../db/db'
import { meValues } from '../answer'
import type { Asking, Values } from '../context'
import { writeHistory } from '../history'
import { type Loaded, load } from '../read'
import { discard } from '../remove'
import { livingOf } from '../scope'
import { insertRecord } from '../store'
import { keepTallies } from '../tally'
import { differing, writeChange } from '../writeChange'
import { matching } from './adjust'
import { rowsOf, valuesOf } from './effects'

/** Makes rows of another resource: one for the record, or one for each of its child rows. */
export async function createRows(
  trx: Trx,
  asking: Asking,
  { effect, record }: { effect: Extract<Effect, { create: string }>; record: Values },
) {
  const { records, me } = asking
  const resource = records.catalogue.get(effect.create)
  const now = records.clock()
  for (const row of rowsOf(asking, effect, record)) {
    const company = resource.company ? { [resource.company.name]: me.EMPRESA } : {}
    const draft = {
      ...defaultsOf(resource, { me, now }),
      ...valuesOf(asking, effect.with, row),
      ...company,
    }
    const key = resource.naturalKey
      ? draft[resource.key.name]
      : await records.db.nextId(resource.table)
    const begun = {
      ...draft,
      ...initialStates(resource, draft, meValues(asking)),
      [resource.key.name]: key,
    }
    const made = settle(resource, begun, meValues(asking))
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
    await keepTallies(trx, { records, resource }, { after: made })
    await writeHistory(trx, resource, {
      action: 'create',
      before: {},
      after: made,
      version: 1,
      me,
      now,
      batch: asking.batch,
    })
  }
}

/** Sets fields of the rows of another resource that match: closes a visit, frees a serial. */
export async function closeRows(
  trx: Trx,
  asking: Asking,
  { effect, record }: { effect: Extract<Effect, { close: string }>; record: Values },
) {
  const there = { ...asking, resource: asking.records.catalogue.get(effect.close) }
  for (const loaded of await loadedRows(trx, there, valuesOf(asking, effect.where, record))) {
    const set = valuesOf(asking, effect.set, record)
    const after = settleOver(
      there.resource,
      { ...loaded.record, ...set },
      { me: meValues(asking), before: loaded.record },
    )
    if (differing(there, loaded.record, after).size > 0)
      await writeChange(trx, there, { loaded, record: after, action: 'update' })
  }
}

/** Puts the rows of another resource that match into the trash: takes the serials off an order. */
export async function discardRows(
  trx: Trx,
  asking: Asking,
  { effect, record }: { effect: Extract<Effect, { discard: string }>; record: Values },
) {
  const there = { ...asking, resource: asking.records.catalogue.get(effect.discard) }
  for (const loaded of await loadedRows(trx, there, valuesOf(asking, effect.where, record)))
    await discard(trx, there, loaded)
}

async function loadedRows(trx: Trx, asking: Asking, where: Values): Promise<Loaded[]> {
  const { resource, me } = asking
  const among = livingOf(resource, me)
  const found: Loaded[] = []
  for (const row of await matching(trx, resource, { asking, where })) {
    const key = row[resource.key.name] as string | number
    const loaded = await load(trx, resource, { key, among })
    if (loaded) found.push(loaded)
  }
  return found
}

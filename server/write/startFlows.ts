import { flowsOf, initialStates } from '../../src/model/access/transition'
import type { Effect } from '../../src/model/definition/effect'
import type { Resource } from '../../src/model/fields/resource'
import type { DbRow, Trx } from '../db/db'
import { type RecordValues, type RequestContext, recordKey } from '../query/requestContext'
import { resolveReferences } from '../query/resolveReferences'
import { addToRollups } from '../query/rollups'
import { activeRows, onDelete } from '../query/scope'
import { load } from '../read/read'
import { type EffectRun, effectRowsOf, effectValuesOf, runEffects } from './effects'
import { matchingRows } from './increment'
import { writeDeletion } from './writeChange'

export const initialEffects = (resource: Resource): readonly Effect[] => [
  ...(resource.schema.onCreate ?? []),
  ...flowsOf(resource).flatMap(([, { onCreate = [] }]) => onCreate),
]

/** Creates what a resource and its flows begin a new record with, in the same transaction. */
export const startFlows = (
  trx: Trx,
  request: RequestContext,
  record: RecordValues,
): Promise<void> =>
  runInitialEffects(trx, request, { record, effects: initialEffects(request.resource) })

/** The same for a restored record, whose own parts were never deleted. */
export const restartFlows = (
  trx: Trx,
  request: RequestContext,
  record: RecordValues,
): Promise<void> =>
  runInitialEffects(trx, request, {
    record,
    effects: initialEffects(request.resource).filter(isIndependent(request)),
  })

/** Values entered for another record's step do not answer the calls of this one. */
async function runInitialEffects(
  trx: Trx,
  step: RequestContext,
  { effects, record }: EffectRun,
): Promise<void> {
  if (effects.length === 0) return
  const { entered: _, ...request } = step
  const resolved = await resolveReferences(trx, request, { record, sent: 'all' })
  await runEffects(trx, request, { effects, record: resolved })
}

const isIndependent =
  ({ records, resource }: RequestContext) =>
  (effect: Effect): boolean => {
    const created = 'create' in effect ? records.catalogue.get(effect.create) : undefined
    return (
      !created?.parent ||
      created.parent.target !== resource ||
      onDelete(created.parent) !== 'cascade'
    )
  }

/** Removes what the record began with, unless it was changed since; its own parts are deleted and restored with it. */
export async function endFlows(
  trx: Trx,
  request: RequestContext,
  record: RecordValues,
): Promise<void> {
  for (const effect of initialEffects(request.resource).filter(isIndependent(request))) {
    if (!('create' in effect)) continue
    const resource = request.records.catalogue.get(effect.create)
    for (const row of effectRowsOf(request, effect, record)) {
      const created = effectValuesOf(request, effect.with, row)
      const where = { ...created, ...initialStates(resource, created, request.me) }
      const rows = await matchingRows(trx, resource, { request, where, locked: true })
      const unchanged = rows.filter(({ _VERSION }) => Number(_VERSION) === 1)
      for (const each of unchanged) await deleteCreated(trx, { ...request, resource }, each)
    }
  }
}

async function deleteCreated(trx: Trx, request: RequestContext, row: DbRow) {
  const { resource, me } = request
  const key = recordKey(resource, row)
  const loaded = await load(trx, resource, { key, scope: activeRows(resource, me) })
  if (!loaded) return
  await writeDeletion(trx, request, loaded)
  await addToRollups(trx, request, { before: loaded.record })
}

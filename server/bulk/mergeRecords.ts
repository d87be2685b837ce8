import { policyOf } from '../../src/model/access/access'
import type { MergeInput, MergeResult } from '../../src/model/endpoints/merge'
import type { FieldModel } from '../../src/model/fields/resource'
import { namesRecordsOf, replaceReference } from '../../src/model/lists/replaceReference'
import { demand } from '../access/permissions'
import { presentValue } from '../audit/presentValue'
import { FieldProblems, Refusal } from '../base/refusal'
import type { Trx } from '../db/db'
import type { RecordKey, RecordValues, RequestContext } from '../query/requestContext'
import { keyOf } from '../read/read'
import { deleteIn } from '../write/remove'
import { currentRecord } from '../write/rows/writeAnswer'
import { preparedUpdate } from '../write/update'
import { claimBatch } from './batch'
import { changesShown } from './bulkRow'
import { moveReferences } from './moveReferences'

/**
 * Merges records inside the caller's transaction: moves what refers to the others, deletes them, and gives the
 * one that stays the chosen values, by the rights and checks of single writes.
 */
export async function mergeInto(
  trx: Trx,
  request: RequestContext,
  { id, body }: { readonly id: string; readonly body: MergeInput },
): Promise<MergeResult> {
  const { resource, me } = request
  demand(request, 'update')
  demand(request, 'delete')
  const key = keyOf(resource, id)
  const others = body.others.map(other => ({ ...other, key: keyOf(resource, String(other.id)) }))
  if (others.length === 0 || new Set([key, ...others.map(each => each.key)]).size <= others.length)
    throw new Refusal(400, 'mergeOthers')
  await currentRecord(trx, request, { key, version: body.version })
  const records = new Map<RecordKey, RecordValues>()
  for (const { key: other, version } of others)
    records.set(other, (await currentRecord(trx, request, { key: other, version })).record)
  const values = chosenValues(request, body.values ?? {}, { key, records })
  const batch = crypto.randomUUID()
  await claimBatch(trx, request, { id: batch, kind: 'records', source: 'merge', rows: 0 })
  let at = 0
  const place = () => ({ id: batch, at: at++ })
  const moved: MergeResult['moved'][number][] = []
  for (const { key: from } of others)
    moved.push(...(await moveReferences(trx, request, { from, to: key, place, before: at })))
  for (const { key: other } of others)
    await deleteIn(trx, { ...request, batch: place() }, { key: other, version: 'now' })
  const update = await preparedUpdate({ ...request, batch: place() }, values)
  const { loaded, record } = await update(trx, { key, version: 'now' })
  return {
    batch,
    changes: changesShown(resource, me, { before: loaded.record, after: record }),
    deleted: others.length,
    moved: added(moved),
  }
}

interface MergedRecords {
  /** The record that stays. */
  readonly key: RecordKey
  /** The others. */
  readonly records: ReadonlyMap<RecordKey, RecordValues>
}

/**
 * The values of other records that the fields take; refused by name where a field cannot take one. A value names
 * none of the merged records: the one that stays does not refer to itself.
 */
function chosenValues(
  { resource, me }: RequestContext,
  chosen: NonNullable<MergeInput['values']>,
  { key, records }: MergedRecords,
): RecordValues {
  const { readable } = policyOf(resource, me)
  const problems = new FieldProblems()
  const outside = (field: FieldModel, value: unknown) =>
    namesRecordsOf(field, resource)
      ? [key, ...records.keys()].reduce(
          (now, from) => replaceReference(field, now, { target: resource, from, to: null }),
          value,
        )
      : value
  const values = Object.entries(chosen).flatMap(([name, from]) => {
    const field = readable.has(name) ? resource.fields.get(name) : undefined
    const record = records.get(keyOf(resource, String(from)))
    if (!field) problems.add(name.slice(0, 60), { key: 'unknownField' })
    else if (!record) problems.add(name, { key: 'notReference' })
    else if (field.isFile || field.isSecret) problems.add(name, { key: 'readOnly' })
    else return [[name, outside(field, withoutIds(presentValue(field, record[name], me), field))]]
    return []
  })
  problems.refuseAny()
  return Object.fromEntries(values)
}

/** Lines of another record become lines of their own. */
const withoutIds = (value: unknown, { lines }: FieldModel) =>
  lines && Array.isArray(value) ? value.map(({ _ID, ...row }: RecordValues) => row) : value

/** Counts of several records by field. */
function added(moved: MergeResult['moved']): MergeResult['moved'] {
  const sums = new Map<string, MergeResult['moved'][number]>()
  for (const each of moved) {
    const name = `${each.resource} ${each.field}`
    sums.set(name, { ...each, records: each.records + (sums.get(name)?.records ?? 0) })
  }
  return [...sums.values()]
}

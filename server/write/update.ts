import { today } from '../../src/base/day'
import { policyOf } from '../../src/model/access/access'
import { writerOf } from '../../src/model/access/ownRows'
import { contradictions } from '../../src/model/fields/concat'
import type { FieldModel } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { settleOver } from '../../src/model/validation/draft'
import { validate } from '../../src/model/validation/validation'
import { guessablePasswords } from '../access/guessable'
import { demand, forbidden } from '../access/permissions'
import { same } from '../audit/writeHistory'
import type { Trx } from '../db/db'
import { beforeChange } from '../query/nextValue'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { resolveReferences } from '../query/resolveReferences'
import { keyOf, type Loaded } from '../read/read'
import { checkWritable, mergeBodyRows, readBody, refuse, refuseAny } from './rows/body'
import { withRowReferenceDefaults } from './rows/referenceDefaults'
import { danglingReferences } from './rows/references'
import { answerOf, currentRecord, hashed, type SeenVersion } from './rows/writeAnswer'
import { changedFields, writeChange } from './writeChange'

export interface Update {
  readonly id: string
  readonly body: unknown
  /** The version the writer saw: `If-Match`. */
  readonly version: number | undefined
}

/** Updates a record: writes only differences; a stale version answers 412 with the current record. */
export async function updateOne(request: RequestContext, { id, body, version }: Update) {
  demand(request, 'update')
  const key = keyOf(request.resource, id)
  const work = await preparedUpdate(request, body)
  return request.records.db.transaction(async trx => {
    await work(trx, { key, version })
    return answerOf(trx, request, key)
  })
}

/** The record before and after, both complete. */
interface Updated {
  readonly loaded: Loaded
  readonly record: RecordValues
}

/** A change that reverts a record. */
interface UpdateMode {
  readonly action: 'update' | 'revert'
  /** Former values to restore: rows and files no longer in the record. */
  readonly former: RecordValues
}
const plainUpdate: UpdateMode = { action: 'update', former: {} }

/** Prepares an update; the returned function writes it inside the caller's transaction. */
export async function preparedUpdate(
  request: RequestContext,
  body: unknown,
  mode: UpdateMode = plainUpdate,
): Promise<(trx: Trx, target: SeenVersion) => Promise<Updated>> {
  const { resource, me } = request
  demand(request, 'update')
  const policy = policyOf(resource, me)
  const sent = await hashed(request, readBody(body, resource, policy))
  const plain = body as RecordValues
  return async (trx, target) => {
    const loaded = await currentRecord(trx, request, target)
    if (!holds(policy.update, loaded.record, {})) throw forbidden(request, 'update', loaded)
    const changes = changesOf(request, sent, { stored: loaded.record, ...mode })
    const names = new Set(Object.keys(changes))
    checkWritable(names, request, loaded.record)
    if (names.size === 0) return { loaded, record: loaded.record }
    return { loaded, record: await change(trx, request, { loaded, changes, plain, ...mode }) }
  }
}

function changesOf(
  { resource, me, records }: RequestContext,
  sent: RecordValues,
  { stored, former }: { readonly stored: RecordValues; readonly former: RecordValues },
): RecordDraft {
  const policy = policyOf(resource, me)
  const rowsOf = (field: FieldModel) =>
    [writerOf(field) ? [] : former[field.name], stored[field.name]].flatMap(rows => rows ?? [])
  const merged = Object.entries(sent).map(([name, value]) => {
    const field = resource.fields.get(name)
    return [
      name,
      field?.fields
        ? mergeBodyRows(field, value, { stored: rowsOf(field), policy, now: records.clock() })
        : value,
    ] as const
  })
  return Object.fromEntries(
    merged.filter(([name, value]) => !same(value ?? null, stored[name] ?? null)),
  )
}

interface PendingChange extends UpdateMode {
  readonly loaded: Loaded
  readonly changes: RecordValues
  /** As sent: a password's rules apply to the password, not to its hash. */
  readonly plain: RecordValues
}
async function change(trx: Trx, request: RequestContext, pending: PendingChange) {
  const { loaded, changes, plain, action, former } = pending
  const { resource, me } = request
  const policy = policyOf(resource, me)
  const before = beforeChange(resource, { stored: loaded.record, changes }, request.records)
  const filled = await withRowReferenceDefaults(trx, request, { ...before, ...changes })
  const changed = settleOver(resource, filled, { me, before: loaded.record })
  const record = await resolveReferences(trx, request, {
    record: changed,
    sent: new Set(Object.keys(changes)),
  })
  const changedNames = changedFields(request, loaded.record, record)
  const sent = Object.keys(changes).filter(name => policy.fixed.has(name))
  const fixed = sent.length > 0 ? sent : [...changedNames].filter(name => policy.fixed.has(name))
  if (fixed.length > 0) refuse(Object.fromEntries(fixed.map(name => [name, { key: 'readOnly' }])))
  const checked = withPlain(request, record, plain)
  const errors = validate(resource, checked, {
    me,
    writable: new Set(policy.writable.keys()),
    changed: new Set(Object.keys(changes)),
    today: today(request.records.clock()),
  })
  const guessableSecrets = await guessablePasswords(resource, checked, Object.keys(changes))
  // Reverted values came with the values they depend on.
  const other = action === 'update' && contradictions(resource, changes, record)
  refuseAny({ ...other, ...guessableSecrets, ...errors })
  const references = { record, stored: loaded.record, names: changedNames, me }
  refuseAny(await danglingReferences(trx, resource, references))
  if (!holds(policy.update, record, {}))
    throw forbidden(request, 'update', { record, isSent: true })
  await writeChange(trx, request, { loaded, record, action, former })
  return record
}

function withPlain(
  { resource }: RequestContext,
  record: RecordValues,
  plain: RecordValues,
): RecordValues {
  const checked: RecordDraft = { ...record }
  for (const { name, isSecret } of resource.fields.values()) {
    if (isSecret) checked[name] = plain[name] ?? null
  }
  return checked
}

import { today } from '../../src/domain/day'
import { policyOf } from '../../src/model/access'
import { settleOver } from '../../src/model/draft'
import { holds } from '../../src/model/evaluate'
import { contradictions } from '../../src/model/join'
import { writerOf } from '../../src/model/ownRows'
import type { FieldModel } from '../../src/model/resource'
import { validate } from '../../src/model/validation'
import type { Trx } from '../db/db'
import { answerOf, type Current, current, hashed, meValues } from './answer'
import { checkWritable, mergeRows, readBody, refuse } from './body'
import type { Asking, Values } from './context'
import { demand, forbidden } from './forbid'
import { guessable } from './guessable'
import { same } from './history'
import { lookThrough } from './lookThrough'
import { keyOf, type Loaded } from './read'
import { danglingReferences } from './references'
import { withRowsTaken } from './taken'
import { differing, writeChange } from './writeChange'

export interface Update {
  readonly id: string
  readonly body: unknown
  /** The version the writer saw: `If-Match`. */
  readonly version: number | undefined
}

/** Changes a record: only what differs is written; a stale version answers 412 with the record of now. */
export async function updateOne(asking: Asking, { id, body, version }: Update) {
  demand(asking, 'update')
  const key = keyOf(asking.resource, id)
  const work = await preparedUpdate(asking, body)
  return asking.records.db.transaction(async trx => {
    await work(trx, { key, version })
    return answerOf(trx, asking, key)
  })
}

/** The record as it was and as it is now, both whole. */
export interface Updated {
  readonly loaded: Loaded
  readonly record: Values
}

/** A change that takes a record back to what it was. */
export interface Back {
  readonly action: 'update' | 'revert'
  /** What the record once held and is to hold again: rows and files that are gone from it. */
  readonly former: Values
}
const onwards: Back = { action: 'update', former: {} }

/** Makes ready to change a record; what it answers does so inside the caller's transaction. */
export async function preparedUpdate(
  asking: Asking,
  body: unknown,
  back: Back = onwards,
): Promise<(trx: Trx, which: Current) => Promise<Updated>> {
  const { resource, me } = asking
  demand(asking, 'update')
  const policy = policyOf(resource, me)
  const sent = await hashed(asking, readBody(body, resource, policy))
  const plain = body as Values
  return async (trx, which) => {
    const loaded = await current(trx, asking, which)
    if (!holds(policy.update, loaded.record, {})) throw forbidden(asking, 'update', loaded.record)
    const changes = changesOf(asking, sent, { stored: loaded.record, ...back })
    const names = new Set(Object.keys(changes))
    checkWritable(names, asking, loaded.record)
    if (names.size === 0) return { loaded, record: loaded.record }
    return { loaded, record: await change(trx, asking, { loaded, changes, plain, ...back }) }
  }
}

function changesOf(
  { resource, me, records }: Asking,
  sent: Values,
  { stored, former }: { readonly stored: Values; readonly former: Values },
): Record<string, unknown> {
  const policy = policyOf(resource, me)
  const rowsOf = (field: FieldModel) =>
    [writerOf(field) ? [] : former[field.name], stored[field.name]].flatMap(rows => rows ?? [])
  const merged = Object.entries(sent).map(([name, value]) => {
    const field = resource.fields.get(name)
    return [
      name,
      field?.fields
        ? mergeRows(field, value, { stored: rowsOf(field), policy, now: records.clock() })
        : value,
    ] as const
  })
  return Object.fromEntries(
    merged.filter(([name, value]) => !same(value ?? null, stored[name] ?? null)),
  )
}

interface Changing extends Back {
  readonly loaded: Loaded
  readonly changes: Values
  /** As sent: a password's rules are about itself, not about its hash. */
  readonly plain: Values
}
async function change(trx: Trx, asking: Asking, changing: Changing) {
  const { loaded, changes, plain, action, former } = changing
  const { resource, me } = asking
  const policy = policyOf(resource, me)
  const filled = await withRowsTaken(trx, asking, { ...loaded.record, ...changes })
  const changed = settleOver(resource, filled, {
    me: meValues(asking),
    before: loaded.record,
  })
  const record = await lookThrough(trx, asking, {
    record: changed,
    sent: new Set(Object.keys(changes)),
  })
  const touched = differing(asking, loaded.record, record)
  const sent = Object.keys(changes).filter(name => policy.fixed.has(name))
  const fixed = sent.length > 0 ? sent : [...touched].filter(name => policy.fixed.has(name))
  if (fixed.length > 0) refuse(Object.fromEntries(fixed.map(name => [name, { key: 'readOnly' }])))
  const checked = withPlain(asking, record, plain)
  const errors = validate(resource, checked, {
    me: meValues(asking),
    writable: new Set(policy.writable.keys()),
    changed: new Set(Object.keys(changes)),
    today: today(asking.records.clock()),
  })
  const easy = guessable(resource, checked, Object.keys(changes))
  // What comes back from the past came with what it follows.
  const other = action === 'update' && contradictions(resource, changes, record)
  const amiss = { ...other, ...easy, ...errors }
  if (Object.keys(amiss).length > 0) refuse(amiss)
  const dangling = await danglingReferences(trx, resource, {
    record,
    stored: loaded.record,
    names: touched,
    me,
  })
  if (Object.keys(dangling).length > 0) refuse(dangling)
  if (!holds(policy.update, record, {})) throw forbidden(asking, 'update', record)
  await writeChange(trx, asking, { loaded, record, action, former })
  return record
}

function withPlain({ resource }: Asking, record: Values, plain: Values): Values {
  const checked: Record<string, unknown> = { ...record }
  for (const { name, kind } of resource.fields.values()) {
    if (kind === 'password') checked[name] = plain[name] ?? null
  }
  return checked
}

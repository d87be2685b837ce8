import type { Me } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import type { Trx } from '../db/db'
import { sql } from '../db/fragment'
import { announce } from './announce'
import type { BatchPlace, Values } from './context'

/** `create`, `update`, `revert`, `delete`, `restore`, or the name of a transition. */
export type Action = string

/** The record's name in the history; with its company where keys are unique only within one. */
export const historyId = (resource: Resource, record: Values) =>
  resource.company && resource.naturalKey
    ? `${record[resource.company.name]}/${record[resource.key.name]}`
    : String(record[resource.key.name])

export interface Change {
  readonly action: Action
  readonly before: Values
  readonly after: Values
  readonly version: number
  readonly me: Me
  readonly now: Date
  readonly batch?: BatchPlace | undefined
  /** The others who had said yes before, where it took several people. */
  readonly approvedBy?: readonly number[] | undefined
  /** It is the outcome of a system that is not connected. */
  readonly byHand?: HandNote | undefined
}

/** The call in whose place something was entered, and in which fields. */
export interface HandNote {
  readonly call: string
  readonly fields: readonly string[]
}

/** Where an entry keeps them: no field is called so. */
export const approvers = '_APPROVED_BY'
export const handNote = '_BY_HAND'

/** Who changed which field from what to what, written with the change itself. */
export async function writeHistory(trx: Trx, resource: Resource, change: Change) {
  const { before, after, now, me } = change
  const changes: Record<string, [unknown, unknown]> = {}
  for (const { name, kind, words } of resource.fields.values()) {
    // A second copy of what is sealed would outlive the first.
    if (words.sealed) continue
    const was = before[name] ?? null
    const is = after[name] ?? null
    if (same(was, is)) continue
    changes[name] = kind === 'password' ? ['•', '•'] : [was, is]
  }
  const recorded = { ...before, ...after }
  const event = {
    RESOURCE: resource.name,
    RECORD_ID: historyId(resource, recorded),
    VERSION: change.version,
    AT: now.toISOString(),
    BY: me.ID,
    EMPRESA: resource.company ? (recorded[resource.company.name] as string) : null,
  }
  const entry = {
    ...event,
    ACTION: change.action,
    CHANGES: JSON.stringify({
      ...changes,
      ...(change.approvedBy && { [approvers]: change.approvedBy }),
      ...(change.byHand && { [handNote]: change.byHand }),
    }),
    BATCH: change.batch?.id,
    BATCH_AT: change.batch?.at,
  }
  await sql.into('_HISTORY', entry).execute(trx)
  await announce(trx, event)
}

/** Equal values as they travel; lists and rows by content. */
export const same = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

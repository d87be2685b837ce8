import { type Me, policyOf } from '../../src/model/access'
import type { FieldModel, Resource } from '../../src/model/resource'
import type { Db, Row, Trx } from '../db/db'
import type { Values } from './context'
import { approvers, type HandNote, handNote, historyId } from './history'
import { presentValue } from './read'

/** Field -> what it was, what it is; by the names fields have today. */
export type Changes = Readonly<Record<string, readonly [was: unknown, is: unknown]>>

/** One deed as it is kept: whole, also what a reader may not see. */
export interface Entry {
  readonly version: number
  readonly at: string
  readonly by: unknown
  readonly action: string
  /** Written together with others. */
  readonly batch?: string
  readonly changes: Changes
  /** The others who had said yes to the move, where it took several people. */
  readonly approvedBy?: readonly number[]
  /** It was entered in place of a system that is not connected. */
  readonly byHand?: HandNote
}

/** A stored row of `_HISTORY`; fields that are gone from the schema are left out. */
export function entryOf(resource: Resource, row: Row): Entry {
  const {
    [approvers]: approvedBy,
    [handNote]: byHand,
    ...changes
  } = JSON.parse(String(row.CHANGES))
  return {
    version: Number(row.VERSION),
    at: String(row.AT),
    by: row.BY,
    action: String(row.ACTION),
    ...(row.BATCH !== null && { batch: String(row.BATCH) }),
    ...(approvedBy && { approvedBy }),
    ...(byHand && { byHand }),
    changes: knownChanges(resource, changes),
  }
}

function knownChanges(resource: Resource, changes: Changes): Changes {
  const former = new Map([...resource.fields.values()].map(field => [field.words.was, field]))
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, values]) => {
      const field = resource.fields.get(name) ?? former.get(name)
      return field ? [[field.name, values]] : []
    }),
  )
}

/** What of the changes a person may read, row fields included. */
export function readableChanges(resource: Resource, me: Me, changes: Changes): Changes {
  const { readable } = policyOf(resource, me)
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, [was, is]]) => {
      if (!readable.has(name)) return []
      const field = resource.fields.get(name) as FieldModel
      return [[name, [presentValue(field, was, me), presentValue(field, is, me)]]]
    }),
  )
}

/** The rows of `_HISTORY` that tell of this record, newest first. */
export const entriesOf = (db: Trx | Db['read'], resource: Resource, record: Values) =>
  db
    .selectFrom('_HISTORY')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', historyId(resource, record))
    .orderBy('VERSION', 'desc')

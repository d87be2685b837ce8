import { type Me, policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import type { DbReader, DbRow } from '../db/db'
import type { RecordValues } from '../query/requestContext'
import { presentValue } from './presentValue'
import { approvers, handNote, historyId, type ManualNote } from './writeHistory'

/** Field -> previous and new value, by today's field names. */
export type EntryChanges = Readonly<Record<string, readonly [was: unknown, is: unknown]>>

/** A stored history entry, complete, including values a reader may not see. */
export interface AuditEntry {
  readonly version: number
  readonly at: string
  readonly by: unknown
  readonly action: string
  /** Written together with other records. */
  readonly batch?: string
  readonly changes: EntryChanges
  /** Other people who approved the transition, where it takes several. */
  readonly approvedBy?: readonly number[]
  /** Entered by hand in place of a system that is not connected. */
  readonly byHand?: ManualNote
}

/** Reads a row of `_HISTORY`; fields that no longer exist are left out. */
export function entryOf(resource: Resource, row: DbRow): AuditEntry {
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

function knownChanges(resource: Resource, changes: EntryChanges): EntryChanges {
  const former = new Map(
    [...resource.fields.values()].map(field => [field.words.renamedFrom, field]),
  )
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, values]) => {
      const field = resource.fields.get(name) ?? former.get(name)
      return field ? [[field.name, values]] : []
    }),
  )
}

/** The changes that a person may read, child rows included. */
export function readableChanges(resource: Resource, me: Me, changes: EntryChanges): EntryChanges {
  const { readable } = policyOf(resource, me)
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, [was, is]]) => {
      if (!readable.has(name)) return []
      const field = resource.fields.get(name) as FieldModel
      return [[name, [presentValue(field, was, me), presentValue(field, is, me)]]]
    }),
  )
}

/** The rows of `_HISTORY` of a record, newest first. */
export const entriesOf = (db: DbReader, resource: Resource, record: RecordValues) =>
  db
    .selectFrom('_HISTORY')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', historyId(resource, record))
    .orderBy('VERSION', 'desc')

/** How the stored changes name a field, today and formerly. */
export function changePatterns(resource: Resource, field: string): string[] {
  const former = resource.fields.get(field)?.words.renamedFrom
  return [field, ...(former ? [former] : [])].map(name => `%"${name}":[%`)
}

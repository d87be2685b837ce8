import { type ManualNote, same, writeHistory } from '../audit/writeHistory'
import type { Trx } from '../db/db'
import { notifyPeople } from '../notices/notifyPeople'
import { type RecordValues, type RequestContext, recordKey } from '../query/requestContext'
import type { Loaded } from '../read/read'
import { attachFiles } from './rows/attachFiles'
import { updatedBy, updateRecord } from './rows/store'
import { updateRollups } from './updateRollups'

interface WrittenChange {
  readonly loaded: Loaded
  /** The complete record after the change, checked. */
  readonly record: RecordValues
  /** `update`, `revert`, or a transition's name. */
  readonly action: string
  /** Former values of the record: its files may come back. */
  readonly former?: RecordValues
  /** Other people who approved, where the transition takes several. */
  readonly approvedBy?: readonly number[] | undefined
  /** The outcome of a system that is not connected. */
  readonly byHand?: ManualNote | undefined
}

/** The fields in which two states of a record differ. */
export const changedFields = (
  { resource }: RequestContext,
  before: RecordValues,
  after: RecordValues,
): Set<string> =>
  new Set(
    [...resource.fields.keys()].filter(name => !same(after[name] ?? null, before[name] ?? null)),
  )

/** Writes a checked change: columns, child rows, files, version, history and effects. */
export async function writeChange(trx: Trx, request: RequestContext, written: WrittenChange) {
  const { loaded, record, action, former, approvedBy, byHand } = written
  const { resource, me, records } = request
  const now = records.clock()
  const names = changedFields(request, loaded.record, record)
  const versions = records.fileVersions !== undefined && { versions: records.fileVersions }
  await attachFiles(trx, resource, {
    record,
    names,
    me,
    now,
    ...versions,
    ...(former && { former }),
  })
  const version = loaded.version + 1
  const systemValues = updatedBy(me, now, version)
  await updateRecord(trx, records, { resource, record, systemValues, names, reader: request })
  const before = loaded.record
  const change = { action, before, after: record, version, now, approvedBy, byHand }
  await writeHistory(trx, request, change)
  await updateRollups(trx, request, { before, after: record })
  await notifyPeople(trx, request, { before, after: record })
  const key = recordKey(resource, record)
  await records.afterWrite[resource.name]?.(trx, { me, key, before, after: record })
}

interface Deletion extends Pick<Loaded, 'record' | 'version'> {
  /** Fields that lose their values. */
  readonly emptied?: ReadonlySet<string>
}

/** Marks a record as deleted. */
export async function writeDeletion(
  trx: Trx,
  request: RequestContext,
  { record: before, version: last, emptied = new Set() }: Deletion,
) {
  const { resource, me, records } = request
  const now = records.clock()
  const version = last + 1
  const systemValues = { ...updatedBy(me, now, version), _DELETED_AT: now.toISOString() }
  const record = { ...before, ...Object.fromEntries([...emptied].map(name => [name, null])) }
  await updateRecord(trx, records, { resource, record, systemValues, names: emptied })
  await writeHistory(trx, request, { action: 'delete', before, after: {}, version, now })
}

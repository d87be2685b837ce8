import type { Trx } from '../db/db'
import { attachFiles } from './attachFiles'
import type { Asking, Values } from './context'
import { keepInStep } from './flow/keepInStep'
import { type HandNote, same, writeHistory } from './history'
import type { Loaded } from './read'
import { updateRecord } from './store'
import { tellPeople } from './tellPeople'

interface Changed {
  readonly loaded: Loaded
  /** The whole record as it will be, settled and checked. */
  readonly record: Values
  /** `update`, `revert`, or the name of a transition. */
  readonly action: string
  /** What the record once held: its files may come back. */
  readonly former?: Values
  /** The others who had said yes to a move that takes several people. */
  readonly approvedBy?: readonly number[] | undefined
  /** It is the outcome of a system that is not connected. */
  readonly byHand?: HandNote | undefined
}

/** The fields in which two states of a record differ. */
export const differing = ({ resource }: Asking, before: Values, after: Values): Set<string> =>
  new Set(
    [...resource.fields.keys()].filter(name => !same(after[name] ?? null, before[name] ?? null)),
  )

/** Writes a checked change: columns, child rows, files, the next version, history and what follows. */
export async function writeChange(trx: Trx, asking: Asking, changed: Changed) {
  const { loaded, record, action, former, approvedBy, byHand } = changed
  const { resource, me, records } = asking
  const now = records.clock()
  const names = differing(asking, loaded.record, record)
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
  const marks = { _VERSION: version, _UPDATED_AT: now.toISOString(), _UPDATED_BY: me.ID }
  await updateRecord(trx, records, { resource, record, marks, names })
  const before = loaded.record
  const { batch } = asking
  const change = { action, before, after: record, version, me, now, batch, approvedBy, byHand }
  await writeHistory(trx, resource, change)
  await keepInStep(trx, asking, { before, after: record })
  await tellPeople(trx, asking, { before, after: record })
  const key = record[resource.key.name] as string | number
  await records.afterWrite[resource.name]?.(trx, { me, key, before, after: record })
}

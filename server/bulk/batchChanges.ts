import { namesRecordsOf } from '../../src/model/lists/replaceReference'
import { type DbRow, sql, type Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { keyOf } from '../read/read'
import { isNotUndone, recordsOfBatches } from './batchRecords'

interface Part {
  readonly id: string
  readonly isMerge: boolean
  /** Positions in the batch; a record counts at its last write. */
  readonly from: number
  readonly below: number
}

export interface RecordUndo {
  readonly id: string | number
  /** Its name in the history. */
  readonly recordId: string
  /** The version the batch left. */
  readonly version: number
  readonly writes: number
  readonly made: boolean
  readonly deleted: boolean
  /** Previous values of its changed fields. */
  readonly was: RecordValues
  /** Another write happened between two of its writes. */
  readonly mixed: boolean
}

/** The total effect of this part on each record, last one first. */
export async function changesOf(
  trx: Trx,
  request: RequestContext,
  { id: batch, from, below, isMerge }: Part,
): Promise<RecordUndo[]> {
  const { resource, records } = request
  const query = sql`select h.* from "_HISTORY" as h where h."BATCH" = ${batch} and h."RESOURCE" = ${resource.name} and h."RECORD_ID" in (select w."RECORD_ID" from ${recordsOfBatches(records.db.dialect, [batch])} where w."AT" >= ${from} and w."AT" < ${below} and ${isNotUndone}) order by h."BATCH_AT" desc`
  const { rows: entries } = await query.execute(trx)
  const undos = new Map<string | number, RecordUndo>()
  for (const entry of entries) {
    const id = keyOf(resource, recordId(request, String(entry.RECORD_ID)))
    const later = undos.get(id)
    undos.set(id, later ? merged(later, entry) : undoOf(id, entry))
  }
  const changes = [...undos.values()]
  return isMerge ? changes.map(each => withoutMoved(request, each)) : changes
}

/** References among the merged records follow once all of them are restored. */
const withoutMoved = ({ resource }: RequestContext, change: RecordUndo): RecordUndo => ({
  ...change,
  was: Object.fromEntries(
    Object.entries(change.was).filter(([name]) => {
      const field = resource.fields.get(name)
      return !field || !namesRecordsOf(field, resource)
    }),
  ),
})

/** The history includes the company in a record's name where keys are unique only within it. */
export const recordId = ({ resource }: RequestContext, text: string) =>
  resource.company && resource.naturalKey ? text.slice(text.indexOf('/') + 1) : text

const undoOf = (id: string | number, entry: DbRow): RecordUndo => ({
  id,
  recordId: String(entry.RECORD_ID),
  version: Number(entry.VERSION),
  writes: 1,
  made: entry.ACTION === 'create',
  deleted: entry.ACTION === 'delete',
  was: entry.ACTION === 'delete' ? {} : formerOf(entry),
  mixed: false,
})

/** An earlier write of the same batch to the same record. */
function merged(later: RecordUndo, entry: DbRow): RecordUndo {
  const earlier = undoOf(later.id, entry)
  const isNext = earlier.version === later.version - later.writes
  return {
    ...later,
    writes: later.writes + 1,
    made: earlier.made,
    was: { ...later.was, ...earlier.was },
    mixed: later.mixed || !isNext,
  }
}

function formerOf({ CHANGES }: DbRow): RecordValues {
  const changes = JSON.parse(String(CHANGES)) as Record<string, [unknown, unknown]>
  return Object.fromEntries(Object.entries(changes).map(([name, [was]]) => [name, was]))
}

import type { HttpError } from 'ra-core'
import type { ImportItem } from '../../../model/import/items'
import type { ImportCalls, ImportOutcome } from '../../../providers/dataProvider/importing'
import type { Rehearsed } from './rehearseSome'

/** An import in progress: the rows to write. Stored, so that it can be resumed. */
export interface ImportJob {
  /** Also the id of its batch, which is undone as a whole. */
  readonly id: string
  readonly resource: string
  /** Name of the file. */
  readonly name: string
  readonly rows: readonly JobRow[]
  readonly chunks: readonly Chunk[]
  /** Number of rehearsed rows without changes, which are not written. */
  readonly same: number
  readonly left: number
}
export interface JobRow {
  readonly number: number
  readonly item: ImportItem
}
interface Chunk {
  readonly from: number
  readonly to: number
}

/** Progress of a job. Small, because it is stored after every chunk. */
export interface ImportProgress {
  /** Index of the next chunk. */
  readonly next: number
  readonly written: number
  readonly counts: Readonly<Record<ImportOutcome, number>>
  readonly refused: readonly RefusedRow[]
  /** Ids of the first records written, for links. */
  readonly ids: readonly (string | number)[]
  /** Number of records still to undo, while undoing. */
  readonly left?: number
}
export interface RefusedRow {
  readonly number: number
  readonly reasons: readonly string[]
}

const CHUNK_ROWS = 100
const CHUNK_CHARACTERS = 300_000
const SHOWN_IDS = 100

export const nothingYet: ImportProgress = {
  next: 0,
  written: 0,
  counts: { create: 0, change: 0, same: 0, refused: 0 },
  refused: [],
  ids: [],
}

/** The rows to write according to the rehearsal. The chunks stay fixed, so that each can be repeated. */
export function jobOf(resource: string, name: string, rehearsed: readonly Rehearsed[]): ImportJob {
  const rows = rehearsed.filter(({ outcome }) => outcome === 'create' || outcome === 'change')
  const ordered = rows.toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0))
  const jobRows = ordered.map(({ number, item }) => ({ number, item }))
  const chunks = chunksOf(jobRows)
  const count = (wanted: ImportOutcome) =>
    rehearsed.filter(({ outcome }) => outcome === wanted).length
  return {
    id: crypto.randomUUID(),
    resource,
    name,
    rows: jobRows,
    chunks,
    same: count('same'),
    left: count('refused'),
  }
}

function chunksOf(rows: readonly JobRow[]): Chunk[] {
  const chunks: Chunk[] = []
  let from = 0
  let size = 0
  const close = (to: number) => {
    chunks.push({ from, to })
    from = to
    size = 0
  }
  for (const [at, { item }] of rows.entries()) {
    const length = JSON.stringify(item).length
    const isFull = at - from === CHUNK_ROWS || size + length > CHUNK_CHARACTERS
    if (isFull && at > from) close(at)
    size += length
  }
  if (rows.length > from) close(rows.length)
  return chunks
}

/** Sends the next chunk; repeating it has no second effect. */
export async function writeChunk(
  calls: ImportCalls,
  job: ImportJob,
  { progress, skipRefused }: { progress: ImportProgress; skipRefused: boolean },
): Promise<ImportProgress> {
  const chunk = job.chunks[progress.next]
  if (!chunk) return progress
  const rows = job.rows.slice(chunk.from, chunk.to)
  const answers = await calls.importRows(job.resource, {
    items: rows.map(({ item }) => item),
    skipRefused,
    batch: job.id,
    key: `${job.id}.${progress.next}`,
  })
  const counts = { ...progress.counts }
  const refused: RefusedRow[] = []
  const ids: (string | number)[] = []
  for (const { index, outcome, id, errors = {}, message } of answers) {
    counts[outcome] += 1
    const reasons = [...Object.values(errors), ...(message ? [message] : [])]
    if (outcome === 'refused') refused.push({ number: rows[index]?.number ?? 0, reasons })
    else if (id !== undefined && outcome !== 'same') ids.push(id)
  }
  return {
    ...progress,
    next: progress.next + 1,
    written: chunk.to,
    counts,
    refused: [...progress.refused, ...refused],
    ids: [...progress.ids, ...ids].slice(0, SHOWN_IDS),
  }
}

export const isDone = (job: ImportJob, { next }: ImportProgress) => next >= job.chunks.length

/** The stored part of a finished job: enough to report and undo it, without its rows. */
export const remainderOf = (job: ImportJob): ImportJob => ({ ...job, rows: [] })

export const rowsOf = ({ chunks }: ImportJob) => chunks.at(-1)?.to ?? 0

/** Number of records written so far. */
export const recordsOf = ({ counts }: ImportProgress) => counts.create + counts.change

/** Undoes the next part; repeating it has no second effect. */
export async function undoPart(
  calls: ImportCalls,
  job: ImportJob,
  progress: ImportProgress,
): Promise<ImportProgress> {
  try {
    return { ...progress, left: await calls.undoImport(job.resource, job.id) }
  } catch (error) {
    if ((error as HttpError).body?.code !== 'alreadyUndone') throw error
    return { ...progress, left: 0 }
  }
}

export const isImportUndone = ({ left }: ImportProgress) => left === 0

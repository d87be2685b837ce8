import type { HttpError } from 'ra-core'
import type { ImportItem } from '../../model/import/items'
import type { ImportCalls, ImportOutcome } from '../../providers/dataProvider/importing'
import type { Rehearsed } from './rehearseSome'

/** An import under way: what is to be written, and how far it is. Kept, so that it can be resumed. */
export interface Job {
  /** Also the name of its batch: all of it is undone as one. */
  readonly id: string
  readonly resource: string
  /** The file, for who comes back to it. */
  readonly name: string
  readonly rows: readonly JobRow[]
  readonly chunks: readonly Chunk[]
  /** Rows that were rehearsed and are not to be written. */
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

/** How far a job is. Small: it is kept after every chunk. */
export interface Progress {
  /** The next chunk. */
  readonly next: number
  readonly written: number
  readonly counts: Readonly<Record<ImportOutcome, number>>
  readonly refused: readonly RefusedRow[]
  /** The first records written, to be shown. */
  readonly ids: readonly (string | number)[]
  /** Records still to be taken back, where it is being undone. */
  readonly left?: number
}
export interface RefusedRow {
  readonly number: number
  readonly reasons: readonly string[]
}

const CHUNK_ROWS = 100
const CHUNK_CHARACTERS = 300_000
const SHOWN_IDS = 100

export const nothingYet: Progress = {
  next: 0,
  written: 0,
  counts: { create: 0, change: 0, same: 0, refused: 0 },
  refused: [],
  ids: [],
}

/** What the rehearsal found to write; the parts it is sent in never change, so that they can be sent again. */
export function jobOf(resource: string, name: string, rehearsed: readonly Rehearsed[]): Job {
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

/** Sends the next part; sent twice, it is written once. */
export async function writeChunk(
  calls: ImportCalls,
  job: Job,
  { progress, skipRefused }: { progress: Progress; skipRefused: boolean },
): Promise<Progress> {
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

export const isDone = (job: Job, { next }: Progress) => next >= job.chunks.length

/** What is kept of a job that is done: enough to tell of it and to take it back, none of its data. */
export const remainderOf = (job: Job): Job => ({ ...job, rows: [] })

export const rowsOf = ({ chunks }: Job) => chunks.at(-1)?.to ?? 0

/** Records that it wrote, as far as is known. */
export const recordsOf = ({ counts }: Progress) => counts.create + counts.change

/** Takes the next part of it back; asked twice, it is taken back once. */
export async function undoPart(
  calls: ImportCalls,
  job: Job,
  progress: Progress,
): Promise<Progress> {
  try {
    return { ...progress, left: await calls.undoImport(job.resource, job.id) }
  } catch (error) {
    if ((error as HttpError).body?.code !== 'alreadyUndone') throw error
    return { ...progress, left: 0 }
  }
}

export const isUndone = ({ left }: Progress) => left === 0

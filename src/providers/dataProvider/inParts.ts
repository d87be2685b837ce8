import type { BulkAnswer, BulkInput, BulkRowView } from './bulk'

/** Most rows per call. */
export const MOST = 500

type Send<Row> = (rows: readonly Row[], wish: BulkInput) => Promise<BulkAnswer>

/**
 * Sends any number of rows in calls of 500, which are one batch: previewed, written and undone together. A call that
 * is refused or fails ends it, and so does the signal; the answer tells what was written up to there, and can be
 * continued.
 */
export async function inParts<Row>(
  rows: readonly Row[],
  { after, onPart, signal, ...wish }: BulkInput,
  send: Send<Row>,
): Promise<BulkAnswer> {
  if (rows.length <= MOST) return send(rows, wish)
  const { batch, from, answered, counts } = begun(wish, after)
  const halt = (at: number, { error, refused = [] }: Halt = {}): BulkAnswer => ({
    ...{ batch, rows: [...answered, ...refused], counts },
    halted: haltedAt(at, error),
  })
  for (let at = from; at < rows.length; at += MOST) {
    if (signal?.aborted) return halt(at)
    const sent = send(rows.slice(at, at + MOST), partOf(wish, batch, at))
    const isLater = batch !== null && at > 0
    const answer = await sent.catch(failed(isLater))
    if ('error' in answer) return halt(at, answer)
    const placed = answer.rows.map(row => ({ ...row, index: row.index + at }))
    if (wasRefused(answer, batch))
      return isLater ? halt(at, { refused: placed.filter(isRefused) }) : answer
    answered.push(...placed)
    for (const outcome of outcomes) counts[outcome] += answer.counts[outcome]
    onPart?.(Math.min(at + MOST, rows.length))
  }
  return { batch, rows: answered, counts }
}

interface Halt {
  readonly error?: string
  readonly refused?: readonly BulkRowView[]
}
const haltedAt = (at: number, error: string | undefined) =>
  error === undefined ? { at } : { at, error }
/** The first call fails as one alone. */
const failed = (isLater: boolean) => (error: Error) => {
  if (!isLater) throw error
  return { error: error.message }
}
const isRefused = ({ outcome }: BulkRowView) => outcome === 'refused'
const outcomes = ['create', 'change', 'delete', 'same', 'refused'] as const

const wasRefused = (answer: BulkAnswer, batch: string | null) =>
  batch !== null && answer.batch === null

/** The batch, and what was written in it before the work was halted. */
function begun({ dryRun, batch }: BulkInput, after: BulkAnswer | undefined) {
  const from = after?.halted?.at ?? 0
  return {
    batch: dryRun ? null : (after?.batch ?? batch ?? crypto.randomUUID()),
    from,
    answered: (after?.rows ?? []).filter(({ index }) => index < from),
    counts: { create: 0, change: 0, delete: 0, same: 0, refused: 0, ...after?.counts },
  }
}

/** The wish of one call, with the batch and a key of its own. */
const partOf = ({ key, ...wish }: BulkInput, batch: string | null, at: number): BulkInput => ({
  ...wish,
  ...(batch && { batch }),
  ...(key !== undefined && { key: `${key}-${at}` }),
})

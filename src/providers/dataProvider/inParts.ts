import type { BulkAnswer, BulkInput, BulkRowView } from './bulk'

/** Most rows per call. */
export const MOST = 500

type Send<Row> = (rows: readonly Row[], wish: BulkInput) => Promise<BulkAnswer>

/**
 * Sends any number of rows in calls of 500, which are one batch: previewed, written and undone together. A call that
 * is refused ends it; the answer tells the rows up to there.
 */
export async function inParts<Row>(
  rows: readonly Row[],
  wish: BulkInput,
  send: Send<Row>,
): Promise<BulkAnswer> {
  if (rows.length <= MOST) return send(rows, wish)
  const batch = wish.dryRun ? undefined : (wish.batch ?? crypto.randomUUID())
  const told: BulkRowView[] = []
  const counts: Record<BulkRowView['outcome'], number> = {
    ...{ create: 0, change: 0, delete: 0, same: 0, refused: 0 },
  }
  for (let at = 0; at < rows.length; at += MOST) {
    const { key } = wish
    const answer = await send(rows.slice(at, at + MOST), {
      ...wish,
      ...(batch && { batch }),
      ...(key && { key: `${key}-${at}` }),
    })
    told.push(...answer.rows.map(row => ({ ...row, index: row.index + at })))
    for (const [outcome, number] of Object.entries(answer.counts))
      counts[outcome as BulkRowView['outcome']] += number
    if (batch && answer.batch === null)
      return { batch: at === 0 ? null : batch, rows: told, counts }
  }
  return { batch: batch ?? null, rows: told, counts }
}

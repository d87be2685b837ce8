import { readyRow } from '../../../model/import/items'
import type { ReadRow } from '../../../model/import/readRow'
import { ownColumns, withinFile } from '../../../model/import/withinFile'
import { type Rehearsed, type Rehearsing, ROWS, rehearseSome } from './rehearseSome'

type Done = ReadonlyMap<number, Rehearsed>

/**
 * Rehearses rows that refer to records of the file after the rows that create them. The call includes
 * those rows first, so that the server rehearses what it will write.
 */
export async function rehearseInTurns(
  rehearsing: Rehearsing,
  rows: readonly ReadRow[],
): Promise<Rehearsed[]> {
  const { plan, importing, resource, found, onProgress } = rehearsing
  const within = withinFile(resource, ownColumns(importing, resource.name), found)
  const done = new Map<number, Rehearsed>()
  let open = rows
  for (let turn = 0; open.length > 0; turn += 1) {
    const free = open.filter(row => !within.isOpen(row))
    // The remaining rows refer to unknown records or to each other in a circle; the server reports it.
    const now = free.length > 0 ? free : open
    const ready = now.map(row => readyRow(row, within.found, { plan, importing }))
    for (let at = 0; at < ready.length; at += ROWS) {
      const part = ready.slice(at, at + ROWS)
      const makers = part.map(({ item }) => within.madeFor(item))
      const before = neededBy(new Set(makers.flatMap(each => [...each.values()])), done)
      const results = await rehearseSome(
        rehearsing,
        part,
        before.map(({ item }) => item),
      )
      for (const [place, row] of results.entries())
        done.set(row.number, { ...row, turn, makers: makers[place] ?? new Map() })
      onProgress(done.size)
    }
    for (const row of now) {
      const { outcome, id } = done.get(row.number) as Rehearsed
      within.learn({ row, isRefused: outcome === 'refused', key: id })
    }
    open = open.filter(row => !done.has(row.number))
  }
  return rows.flatMap(({ number }) => done.get(number) ?? [])
}

/** The rows that create these records, and the rows those need, in order of creation. */
function neededBy(numbers: ReadonlySet<number>, done: Done): Rehearsed[] {
  const needed = new Set(numbers)
  for (const number of needed)
    for (const above of done.get(number)?.makers?.values() ?? []) needed.add(above)
  return [...needed]
    .flatMap(number => done.get(number) ?? [])
    .sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0))
}

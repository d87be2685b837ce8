import { type FoundKeys, namesToFind, readyRow } from '../../../model/import/items'
import type { ReadRow } from '../../../model/import/readRow'
import { type ImportTable, readRows } from '../../../model/import/readRows'
import { mayReferToFile, ownColumns, withinFile } from '../../../model/import/withinFile'
import { type Rehearsed, type Rehearsing, ROWS, rehearseSome } from './rehearseSome'

const NAMES = 500

/** Rehearses all rows in small calls, or only corrected ones. */
export async function rehearseImport(
  rehearsing: Rehearsing,
  only?: ReadonlySet<number>,
): Promise<Rehearsed[]> {
  const { table, plan, importing, onProgress } = rehearsing
  const read = readRows(table, plan, importing)
  const chosen = only ? read.filter(({ number }) => only.has(number)) : read
  await findNames(rehearsing, chosen)
  const own = ownColumns(importing, rehearsing.resource.name)
  if (mayReferToFile(own, rehearsing.found)) return rehearseInTurns(rehearsing, chosen)
  const ready = chosen.map(row => readyRow(row, rehearsing.found, { plan, importing }))
  const done: Rehearsed[] = []
  for (let at = 0; at < ready.length; at += ROWS) {
    done.push(...(await rehearseSome(rehearsing, ready.slice(at, at + ROWS))))
    onProgress(done.length)
  }
  return done
}

/** Whether the outcome of a row may depend on other rows; then a correction rehearses all rows again. */
export const namesItself = ({ importing, resource, found }: Rehearsing) =>
  mayReferToFile(ownColumns(importing, resource.name), found)

async function findNames(rehearsing: Rehearsing, rows: readonly ReadRow[]) {
  const { resource, calls, found, signal } = rehearsing
  for (const [field, wanted] of namesToFind(rows)) {
    const known = found.get(field) ?? new Map<string, FoundKeys>()
    found.set(field, known)
    const open = [...wanted].filter(name => !known.has(name))
    const askable = open.filter(name => name.length <= LONGEST_NAME)
    for (let at = 0; at < askable.length; at += NAMES) {
      const names = askable.slice(at, at + NAMES)
      const answers = await calls.importNames(resource.name, field, {
        names,
        ...(signal && { signal }),
      })
      for (const [place, name] of names.entries()) {
        const answer = answers[place]
        if (answer) known.set(name, answer)
      }
    }
  }
}
const LONGEST_NAME = 300

/** The rows that a correction affects: its own, and a former duplicate. */
export function touchedBy(
  { table, plan, importing }: Pick<Rehearsing, 'table' | 'plan' | 'importing'>,
  before: ImportTable,
) {
  const describe = (of: ImportTable) =>
    new Map(readRows(of, plan, importing).map(row => [row.number, JSON.stringify(row)]))
  const [old, now] = [describe(before), describe(table)]
  const touched = [...now].filter(([row, text]) => old.get(row) !== text).map(([row]) => row)
  return { all: [...now.keys()], touched: new Set(touched) }
}

type Done = ReadonlyMap<number, Rehearsed>

/**
 * Rehearses rows that refer to records of the file after the rows that create them. The call includes
 * those rows first, so that the server rehearses what it will write.
 */
async function rehearseInTurns(
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

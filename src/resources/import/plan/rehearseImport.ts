import { type FoundKeys, namesToFind, readyRow } from '../../../model/import/items'
import type { ReadRow } from '../../../model/import/readRow'
import { type ImportTable, readRows } from '../../../model/import/readRows'
import { mayReferToFile, ownColumns } from '../../../model/import/withinFile'
import { rehearseInTurns } from './rehearseInTurns'
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

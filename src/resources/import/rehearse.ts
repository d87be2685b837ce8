import type { Importing } from '../../model/import/columns'
import {
  type Found,
  type ImportItem,
  namesToFind,
  type ReadyRow,
  readyRow,
} from '../../model/import/items'
import { type Plan, type ReadRow, readRows, type Table } from '../../model/import/readRows'
import type { Message } from '../../model/kinds/kind'
import type { ImportCalls, ImportOutcome } from '../../providers/dataProvider/importing'

/** What would become of a row, and why. */
export interface Rehearsed {
  readonly number: number
  readonly item: ImportItem
  readonly outcome: ImportOutcome
  readonly id?: string | number | undefined
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
  /** By field, in words. */
  readonly errors: Readonly<Record<string, string>>
  readonly warnings: Readonly<Record<string, string>>
  /** What no field is to blame for. */
  readonly message?: string | undefined
}

export interface Rehearsing {
  readonly resource: string
  readonly table: Table
  readonly plan: Plan
  readonly importing: Importing
  readonly calls: ImportCalls
  readonly say: (message: Message) => string
  /** Names found before: a corrected row asks only for its own. */
  readonly found: Map<string, Map<string, Found>>
  readonly onProgress: (done: number) => void
  readonly signal?: AbortSignal | undefined
}

/** So many rows or names are asked about at once. */
const ROWS = 100
const NAMES = 500

/** Asks what would become of the rows, a few at a time; only of some, where some were corrected. */
export async function rehearse(
  rehearsing: Rehearsing,
  only?: ReadonlySet<number>,
): Promise<Rehearsed[]> {
  const { table, plan, importing, onProgress } = rehearsing
  const read = readRows(table, plan, importing)
  const chosen = only ? read.filter(({ number }) => only.has(number)) : read
  await findNames(rehearsing, chosen)
  const ready = chosen.map(row => readyRow(row, rehearsing.found, { plan, importing }))
  const done: Rehearsed[] = []
  for (let at = 0; at < ready.length; at += ROWS) {
    done.push(...(await rehearseSome(rehearsing, ready.slice(at, at + ROWS))))
    onProgress(done.length)
  }
  return done
}

async function findNames(rehearsing: Rehearsing, rows: readonly ReadRow[]) {
  const { resource, calls, found, signal } = rehearsing
  for (const [field, wanted] of namesToFind(rows)) {
    const known = found.get(field) ?? new Map<string, Found>()
    found.set(field, known)
    const open = [...wanted].filter(name => !known.has(name))
    const askable = open.filter(name => name.length <= LONGEST_NAME)
    for (let at = 0; at < askable.length; at += NAMES) {
      const names = askable.slice(at, at + NAMES)
      const answers = await calls.importNames(resource, field, { names, ...(signal && { signal }) })
      for (const [place, name] of names.entries()) {
        const answer = answers[place]
        if (answer) known.set(name, answer)
      }
    }
  }
}
const LONGEST_NAME = 300

async function rehearseSome(
  { resource, calls, say, signal }: Rehearsing,
  rows: readonly ReadyRow[],
): Promise<Rehearsed[]> {
  const items = rows.map(({ item }) => item)
  const answers = await calls.importRehearsal(resource, items, signal)
  return rows.map(({ number, item, problems }, at) => {
    const answer = answers[at]
    if (!answer) throw new Error(`row ${number} was not answered`)
    const own = Object.entries(problems).map(([name, message]) => [name, say(message)])
    const errors = { ...answer.errors, ...Object.fromEntries(own) }
    return {
      number,
      item,
      outcome: own.length > 0 ? 'refused' : answer.outcome,
      id: answer.id,
      changes: answer.changes ?? {},
      errors,
      warnings: answer.warnings ?? {},
      message: Object.keys(errors).length > 0 ? undefined : answer.message,
    }
  })
}

/** Rows whose own problems another row's correction changes: one that was named twice no longer is. */
export function touchedBy(
  { table, plan, importing }: Pick<Rehearsing, 'table' | 'plan' | 'importing'>,
  before: Table,
): Set<number> {
  const problems = (of: Table) =>
    new Map(readRows(of, plan, importing).map(row => [row.number, JSON.stringify([row.problems])]))
  const old = problems(before)
  const now = problems(table)
  return new Set([...now].filter(([row, said]) => old.get(row) !== said).map(([row]) => row))
}

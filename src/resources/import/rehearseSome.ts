import type { Importing } from '../../model/import/columns'
import type { Found, ImportItem, ReadyRow } from '../../model/import/items'
import type { Plan, Table } from '../../model/import/readRows'
import type { Message } from '../../model/kinds/kind'
import type { Resource } from '../../model/resource'
import type { ImportCalls, ImportOutcome } from '../../providers/dataProvider/importing'

/** What would become of a row, and why. */
export interface Rehearsed extends Pick<ReadyRow, 'number' | 'numbers' | 'places' | 'item'> {
  readonly outcome: ImportOutcome
  readonly id?: string | number | undefined
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
  /** By field, in words. */
  readonly errors: Readonly<Record<string, string>>
  readonly warnings: Readonly<Record<string, string>>
  /** What no field is to blame for. */
  readonly message?: string | undefined
  /** Rows of a later turn need those of an earlier one. */
  readonly turn?: number
  /** The records it names that other rows make, by their keys, each with its row. */
  readonly makers?: ReadonlyMap<string | number, number>
}

export interface Rehearsing {
  readonly resource: Resource
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
export const ROWS = 100

/** Some rows, as if those before them were written. */
export async function rehearseSome(
  { resource, calls, say, signal }: Rehearsing,
  rows: readonly ReadyRow[],
  before: readonly ImportItem[] = [],
): Promise<Rehearsed[]> {
  const items = [...before, ...rows.map(({ item }) => item)]
  const all = await calls.importRehearsal(resource.name, items, signal)
  const answers = all.slice(before.length)
  return rows.map(({ problems, ...row }, at) => {
    const answer = answers[at]
    if (!answer) throw new Error(`row ${row.number} was not answered`)
    const own = Object.entries(problems).map(([name, message]) => [name, say(message)])
    const errors = { ...answer.errors, ...Object.fromEntries(own) }
    return {
      ...row,
      outcome: own.length > 0 ? 'refused' : answer.outcome,
      id: answer.id,
      changes: answer.changes ?? {},
      errors,
      warnings: answer.warnings ?? {},
      message: Object.keys(errors).length > 0 ? undefined : answer.message,
    }
  })
}

import type { Message } from '../../../kinds/kind/kind'
import { sensitiveAmong } from '../../../model/access/sensitive'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import type { Importing } from '../../../model/import/columns'
import type { FoundKeys, ImportItem, ReadyRow } from '../../../model/import/items'
import type { ImportPlan, ImportTable } from '../../../model/import/readRows'
import type { ImportCalls, ImportOutcome } from '../../../providers/dataProvider/importing'

/** The outcome of a row, with its reasons. */
export interface Rehearsed extends Pick<ReadyRow, 'number' | 'numbers' | 'places' | 'item'> {
  readonly outcome: ImportOutcome
  readonly id?: string | number | undefined
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
  /** By field, as text. */
  readonly errors: Readonly<Record<string, string>>
  readonly warnings: Readonly<Record<string, string>>
  /** An error without a field. */
  readonly message?: string | undefined
  /** Turn of the rehearsal: rows of a later turn need rows of an earlier one. */
  readonly turn?: number
  /** Row number that creates each referenced record, by the record's key. */
  readonly makers?: ReadonlyMap<string | number, number>
}

export interface Rehearsing {
  readonly resource: Resource
  readonly table: ImportTable
  readonly plan: ImportPlan
  readonly importing: Importing
  readonly calls: ImportCalls
  readonly say: (message: Message) => string
  /** Names resolved so far, by field. */
  readonly found: Map<string, Map<string, FoundKeys>>
  readonly onProgress: (done: number) => void
  readonly signal?: AbortSignal | undefined
}

/** Rows or names per call. */
export const ROWS = 100

/** Rehearses some rows as if the rows in `before` were written. */
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

/** Sensitive fields that the row itself sets; refused and unchanged rows have none. */
export function sensitiveIn(resource: Resource, row: Rehearsed): readonly FieldModel[] {
  if (row.outcome === 'refused' || row.outcome === 'same') return []
  const isSaid = ({ name }: FieldModel) => Object.hasOwn(row.item.changes, name)
  return sensitiveAmong(resource, row.changes).filter(isSaid)
}

import { addDays, dayOf } from '../../../src/base/day'
import type { LastsWords } from '../../../src/model/definition/retentionWords'
import type { Records } from '../../query/requestContext'

interface PurgedRows {
  /** Companies whose rows were purged. */
  readonly companies: ReadonlySet<string>
  /** Current retention in days. */
  readonly days: number
}

/**
 * Records the date from which all rows are kept, in the company's record, after a purge. Not a person's
 * change: the version stays.
 */
export async function notePurge(
  { db, catalogue, clock }: Pick<Records, 'db' | 'catalogue' | 'clock'>,
  { since }: LastsWords,
  { companies, days }: PurgedRows,
): Promise<void> {
  const [name = '', field = ''] = since?.split('.') ?? []
  if (companies.size === 0 || field === '') return
  const { table, key } = catalogue.get(name)
  const completeSince = addDays(dayOf(clock().toISOString()), 1 - days)
  await db.write
    .updateTable(table)
    .set({ [field]: completeSince })
    .where(key.name, 'in', [...companies])
    .where(eb => eb.or([eb(field, 'is', null), eb(field, '<', completeSince)]))
    .execute()
}

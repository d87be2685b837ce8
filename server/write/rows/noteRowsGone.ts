import { addDays, dayOf } from '../../../src/base/day'
import type { LastsWords } from '../../../src/model/definition/retentionWords'
import type { Records } from '../../query/requestContext'

interface Gone {
  /** Companies whose rows were purged. */
  readonly companies: ReadonlySet<string>
  /** Current retention in days. */
  readonly days: number
}

/**
 * Records the date from which all rows are kept, in the company's record, after a purge. Not a person's
 * change: the version stays.
 */
export async function noteRowsGone(
  { db, catalogue, clock }: Pick<Records, 'db' | 'catalogue' | 'clock'>,
  { since }: LastsWords,
  { companies, days }: Gone,
): Promise<void> {
  const [name = '', field = ''] = since?.split('.') ?? []
  if (companies.size === 0 || field === '') return
  const { table, key } = catalogue.get(name)
  const whole = addDays(dayOf(clock().toISOString()), 1 - days)
  await db.write
    .updateTable(table)
    .set({ [field]: whole })
    .where(key.name, 'in', [...companies])
    .where(eb => eb.or([eb(field, 'is', null), eb(field, '<', whole)]))
    .execute()
}

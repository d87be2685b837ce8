import { addDays, dayOf } from '../../src/domain/day'
import type { LastsWords } from '../../src/model/lasts'
import type { Records } from './context'

interface Gone {
  /** Whose rows went. */
  readonly companies: ReadonlySet<string>
  /** How long their rows last now. */
  readonly days: number
}

/**
 * Rows went for their age: from the day after on they are all there, which their company's record keeps
 * (`lasts.since`), also when it keeps them longer from now on. No person's change, so no version of it.
 */
export async function noteGone(
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

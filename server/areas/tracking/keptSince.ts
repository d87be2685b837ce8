import { keptFrom } from '../../../src/domain/attendance'
import type { Db, Trx } from '../../db/db'
import type { Records } from '../../records/context'

interface Whose {
  readonly company: string | null
  /** The present instant. */
  readonly now: string
}

/**
 * The first day of which a company's marks are all still there: by the days it keeps them, and by what
 * was deleted before it kept them longer.
 */
export async function keptSince(
  db: Trx | Db['read'],
  { catalogue }: Pick<Records, 'catalogue'>,
  { company, now }: Whose,
): Promise<{ readonly day: string; readonly days: number | null }> {
  const { table, key } = catalogue.get('companies')
  const said = await db
    .selectFrom(table)
    .select(['DIAS_MARCAS', 'MARCAS_DESDE'])
    .where(key.name, '=', company)
    .executeTakeFirst()
  const days = (said?.DIAS_MARCAS ?? null) as number | null
  const whole = (said?.MARCAS_DESDE ?? '') as string
  const day = keptFrom(now, days)
  return { days, day: whole > day ? whole : day }
}

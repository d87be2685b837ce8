import { retentionStart } from '../../../src/domain/attendance/attendance'
import type { DbReader } from '../../db/db'
import type { Records } from '../../query/requestContext'

interface PersonFilter {
  readonly company: string | null
  /** Current instant. */
  readonly now: string
}

/**
 * First day with complete marks of a company, from its retention period and from earlier deletions under a
 * shorter one.
 */
export async function storedSince(
  db: DbReader,
  { catalogue }: Pick<Records, 'catalogue'>,
  { company, now }: PersonFilter,
): Promise<{ readonly day: string; readonly days: number | null }> {
  const { table, key } = catalogue.get('companies')
  const row = await db
    .selectFrom(table)
    .select(['DIAS_MARCAS', 'MARCAS_DESDE'])
    .where(key.name, '=', company)
    .executeTakeFirst()
  const days = (row?.DIAS_MARCAS ?? null) as number | null
  const whole = (row?.MARCAS_DESDE ?? '') as string
  const day = retentionStart(now, days)
  return { days, day: whole > day ? whole : day }
}

import { dayOf } from '../../../src/base/day'
import { holidaysInYear } from '../../../src/domain/attendance/holidays'
import type { Catalogue } from '../../../src/model/fields/resource'
import type { Db } from '../../db/db'

/** Years around the current one whose holidays are known from the start. */
const around = { before: 3, after: 5 }

/** Writes the holidays of the law for each of these years that has none, deleted ones included. Repeatable. */
export async function adoptHolidays(db: Db, catalogue: Catalogue, now: Date): Promise<void> {
  const table = catalogue.resources.get('holidays')?.table
  if (!table) return
  const year = Number(dayOf(now.toISOString()).slice(0, 4))
  const kept = await db.write.selectFrom(table).select('DIA').execute()
  const known = new Set(kept.map(({ DIA }) => Number(String(DIA).slice(0, 4))))
  const [first, last] = [year - around.before, year + around.after]
  const isWanted = (one: number) => one >= first && one <= last && !known.has(one)
  // 1 January is observed in the year before if it is a Saturday
  const years = Array.from({ length: last - first + 2 }, (_, at) => first + at)
  const found = years.flatMap(holidaysInYear).filter(({ day }) => isWanted(Number(day.slice(0, 4))))
  if (found.length === 0) return
  const at = now.toISOString()
  const start = await db.nextId(table, found.length)
  const rows = found.map(({ name, day, isMoved }, index) => ({
    ...{ ID: start + index, FIESTA: name, DIA: day, TRASLADADO: isMoved },
    ...{ _VERSION: 1, _CREATED_AT: at, _UPDATED_AT: at },
  }))
  // another process may have started at the same moment
  await db.transaction(trx =>
    trx
      .insertInto(table)
      .values(rows)
      .onConflict(clash => clash.doNothing())
      .execute(),
  )
}

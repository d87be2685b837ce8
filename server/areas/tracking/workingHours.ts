import { dayOf } from '../../../src/domain/day'
import { isWithin, type StoredSchedule, scheduleOf } from '../../../src/domain/schedule'
import type { Me } from '../../../src/model/access'
import type { Db, Trx } from '../../db/db'
import { refuse } from '../../records/body'
import type { AfterWrite, Records } from '../../records/context'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'

/** Every schedule of the company worked in, whoever may read it: rules go by all of them. */
export async function schedulesIn(
  db: Trx | Db['read'],
  { catalogue }: Pick<Records, 'catalogue'>,
  me: Me,
): Promise<readonly StoredSchedule[]> {
  const resource = catalogue.resources.get('work-schedules')
  if (!resource) return []
  const rows = await rowsAmong(db, resource, { among: livingOf(resource, me), where: {} })
  return rows as unknown as StoredSchedule[]
}

/** Nobody's position is taken outside of their schedule (ux.md 4.14): whoever sends one is told so. */
export const demandWorkingHours =
  (records: () => Records): AfterWrite =>
  async (trx, { me, before, after }) => {
    if (before !== undefined || after === undefined) return
    const schedules = await schedulesIn(trx, records(), me)
    const day = dayOf(String(after.FECHA))
    const schedule = scheduleOf(schedules, { person: me.ID, branch: me.SUCURSAL, day })
    if (!isWithin(schedule, String(after.FECHA))) refuse({ FECHA: { key: 'outsideHours' } })
  }

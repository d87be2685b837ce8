import { dayOf } from '../../../src/base/day'
import { attributesOf } from '../../../src/domain/accounts/attributes'
import {
  findSchedule,
  isWithin,
  type StoredSchedule,
} from '../../../src/domain/attendance/schedule'
import type { Me } from '../../../src/model/access/access'
import type { DbReader } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { AfterWrite, RecordDraft, Records } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { refuse } from '../../write/rows/body'

/** Schedules of the company without a rights check, because rules depend on all of them. */
export async function schedulesIn(
  db: DbReader,
  { catalogue }: Pick<Records, 'catalogue'>,
  me: Me,
): Promise<readonly StoredSchedule[]> {
  const resource = catalogue.resources.get('work-schedules')
  if (!resource) return []
  const rows = await findRows(db, resource, { scope: activeRows(resource, me), where: {} })
  return rows.filter(isSchedule)
}

const isSchedule = (row: RecordDraft): row is RecordDraft & StoredSchedule =>
  typeof row.ID === 'number'

/** Refuses positions outside the user's schedule. */
export const demandWorkingHours =
  (records: () => Records): AfterWrite =>
  async (trx, { me, before, after }) => {
    if (before !== undefined || after === undefined) return
    const schedules = await schedulesIn(trx, records(), me)
    const day = dayOf(String(after.FECHA))
    const schedule = findSchedule(schedules, {
      person: me.ID,
      branch: attributesOf(me).SUCURSAL,
      day,
    })
    if (!isWithin(schedule, String(after.FECHA))) refuse({ FECHA: { key: 'outsideHours' } })
  }

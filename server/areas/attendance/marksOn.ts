import { dayBounds } from '../../../src/base/day'
import type { MarkType } from '../../../src/domain/attendance/attendance'
import type { ReportedMark } from '../../../src/domain/attendance/reportByDay'
import { policyOf } from '../../../src/model/access/access'
import type { DbRow } from '../../db/db'
import { sql } from '../../db/fragment'
import { allConditions, alwaysTrue, column } from '../../query/condition'
import type { RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'

interface Wanted {
  readonly day: string
  readonly person: number | undefined
}

const read = [
  ...['ID', 'USER_ID', 'TIPO', 'MARKED_DATE', 'RECIBIDO', 'ESTADO', 'CORRECCION', 'SUCURSAL'],
]

/** Readable marks of a business day, latest first; optionally of one user. */
export async function marksOn(
  { records, resource, me }: RequestContext,
  { day, person }: Wanted,
): Promise<readonly ReportedMark[]> {
  const [from, to] = dayBounds(day)
  const isShown = policyOf(resource, me).readable.has('FOTO')
  const columns = [...read, ...(isShown ? ['FOTO'] : [])].map(column)
  const where = allConditions([
    readScope(resource, me),
    sql`t."MARKED_DATE" >= ${from} and t."MARKED_DATE" < ${to}`,
    person === undefined ? alwaysTrue : sql`t."USER_ID" = ${person}`,
  ])
  const query = sql<DbRow>`select ${sql.join(columns)} from ${sql.table(resource.table)} as t where ${where} order by t."MARKED_DATE" desc, t."ID" desc`
  return (await query.execute(records.db.read)).rows.map(row => ({
    id: Number(row.ID),
    USER_ID: Number(row.USER_ID),
    TIPO: row.TIPO as MarkType,
    MARKED_DATE: String(row.MARKED_DATE),
    RECIBIDO: row.RECIBIDO as string | null,
    ESTADO: numberOrNone(row.ESTADO),
    CORRECCION: numberOrNone(row.CORRECCION),
    SUCURSAL: row.SUCURSAL as string | null,
    hasPhoto: row.FOTO !== null && row.FOTO !== undefined,
  }))
}

const numberOrNone = (value: unknown) =>
  value === null || value === undefined ? null : Number(value)

import { today } from '../../../src/base/day'
import { sql } from '../../db/db'
import type { Records, RecordValues } from '../../query/requestContext'
import { load } from '../../read/read'

/** Latest valid score of a person in a company, as answered by the bureau; undefined if it must be requested. */
export const storedScore =
  (records: Records) =>
  async (company: string, cedula: string): Promise<RecordValues | undefined> => {
    const resource = records.catalogue.get('bureau-queries')
    const row = await records.db.read
      .selectFrom(resource.table)
      .select(resource.key.name)
      .where(eb => eb.and({ EMPRESA: company, CEDULA: cedula }))
      .where('PUNTAJE', 'is not', null)
      .where('PUNTAJE_HASTA', '>=', today(records.clock()))
      .where('_DELETED_AT', 'is', null)
      .orderBy('PUNTAJE_HASTA', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const key = row[resource.key.name] as number
    const loaded = await load(records.db.read, resource, { key, scope: sql`1 = 1` })
    if (!loaded) return undefined
    const { record } = loaded
    return {
      puntaje: record.PUNTAJE,
      rango: record.RANGO,
      deudaTotal: record.DEUDA_TOTAL,
      deudaVencida: record.DEUDA_VENCIDA,
      operaciones: record.OPERACIONES,
      diasMora: record.DIAS_MORA,
      referencia: record.REFERENCIA_BURO,
      hasta: record.PUNTAJE_HASTA,
      simulated: record.SIMULADO === true,
    }
  }

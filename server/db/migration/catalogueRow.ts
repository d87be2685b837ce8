import type { Db, Trx } from '../db'
import type { ColumnSpec, Store, TableSpec } from '../spec'
import type { SchemaHistory } from './schemaChange'

/** The catalogue applied by the last start. No hash matches after a conversion by hand. */
interface Applied extends SchemaHistory {
  readonly hash: string | undefined
}

const MARK = 'store:'

export async function readApplied(reading: Db['read']): Promise<Applied> {
  const rows = await reading.selectFrom('_CATALOGUE').selectAll().execute()
  const row = rows.find(each => each.NAME === 'applied')
  const converted = new Map(
    rows
      .filter(each => String(each.NAME).startsWith(MARK))
      .map(each => [String(each.NAME).slice(MARK.length), each.HASH as Store]),
  )
  return {
    hash: row && converted.size === 0 ? String(row.HASH) : undefined,
    tables: row ? (JSON.parse(String(row.SPEC)) as TableSpec[]) : [],
    converted,
  }
}

/**
 * Part of the SQL offered to the operator: two stores can share one SQL type, so the values alone do not show
 * the conversion.
 */
export const markConverted = (table: string, { name, store }: ColumnSpec) =>
  `insert into "_CATALOGUE" ("NAME", "HASH") values ('${MARK}${table}.${name}', '${store}')` +
  ` on conflict ("NAME") do update set "HASH" = excluded."HASH"`

export async function writeApplied(trx: Trx, hash: string, tables: readonly TableSpec[]) {
  const row = {
    NAME: 'applied',
    HASH: hash,
    SPEC: JSON.stringify(tables),
    AT: new Date().toISOString(),
  }
  await trx.deleteFrom('_CATALOGUE').where('NAME', 'like', `${MARK}%`).execute()
  await trx
    .insertInto('_CATALOGUE')
    .values(row)
    .onConflict(conflict => conflict.column('NAME').doUpdateSet(row))
    .execute()
}

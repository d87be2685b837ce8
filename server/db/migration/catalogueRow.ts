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
  await trx.deleteFrom('_CATALOGUE').where('NAME', 'like', `${MARK}%`).execute()
  await keepInCatalogue(trx, { NAME: 'applied', HASH: hash, SPEC: JSON.stringify(tables) })
}

interface KeptRow {
  readonly NAME: string
  readonly HASH: string
  readonly SPEC?: string
}

/** Keeps a row beside the applied tables, in place of the one of its name. */
export async function keepInCatalogue(db: Db['write'], kept: KeptRow) {
  const row = { ...kept, AT: new Date().toISOString() }
  await db
    .insertInto('_CATALOGUE')
    .values(row)
    .onConflict(conflict => conflict.column('NAME').doUpdateSet(row))
    .execute()
}

/** The row kept under a name. */
export const keptInCatalogue = (db: Db['read'], name: string) =>
  db.selectFrom('_CATALOGUE').select(['HASH', 'SPEC']).where('NAME', '=', name).executeTakeFirst()

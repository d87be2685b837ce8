import type { JsonObject } from '../base/json'
import { Refusal } from '../base/refusal'
import { sql } from '../db/db'
import { searchTable } from '../db/names'
import { systemTables } from '../db/tables/systemTables'
import { textsOf } from '../http/answerError'
import type { AppContext } from '../http/appContext'
import { translatorIn } from '../http/translate'
import { refusedRecord } from './createAccount'

/** Demo data that the schemas refuse, worded for the author of the data. */
export class SeedError extends Error {}

/** Marks a database whose demo data is being written. */
const NAME = 'seeding'
/** Tables that say which database this is, and who uses it. */
const kept = ['_CATALOGUE', '_LOCK', '_PROCESS']

/** Fills an empty database, or one in which an earlier attempt ended halfway: that is emptied first. */
export async function seedWhole(
  context: AppContext,
  plant: (context: AppContext) => Promise<void>,
): Promise<void> {
  const { db } = context
  const mark = db.write.selectFrom('_CATALOGUE').select('NAME').where('NAME', '=', NAME)
  if (await mark.executeTakeFirst()) await empty(context)
  else if (!(await isEmpty(context))) return
  else await db.write.insertInto('_CATALOGUE').values({ NAME }).execute()
  await plant(context).catch(async error => {
    throw error instanceof Refusal && error.status < 500
      ? new SeedError(await wordsOf(error))
      : error
  })
  await keepRows(context)
}

/** From now on the rows of an attempt stay. */
export const keepRows = ({ db }: AppContext) =>
  db.write.deleteFrom('_CATALOGUE').where('NAME', '=', NAME).execute()

/** True if no account exists; the start itself may have written rows, such as holidays. */
async function isEmpty({ db, catalogue }: AppContext) {
  const { table } = catalogue.get('users')
  return !(await db.read.selectFrom(table).select('ID').limit(1).executeTakeFirst())
}

/** Also restores rows that the start itself writes, such as holidays. */
async function empty({ db, tables, business, catalogue, clock }: AppContext) {
  const names = [...tables, ...systemTables()].flatMap(({ name, search }) =>
    kept.includes(name)
      ? []
      : search && db.dialect === 'sqlite'
        ? [searchTable(name), name]
        : [name],
  )
  await db.transaction(async trx => {
    if (db.dialect === 'postgres')
      return void (await sql`truncate ${sql.join(names.map(sql.table))}`.execute(trx))
    await sql`pragma defer_foreign_keys = on`.execute(trx)
    for (const name of names) await sql`delete from ${sql.table(name)}`.execute(trx)
  })
  await business.afterMigration?.(db, catalogue, clock())
}

async function wordsOf(refusal: Refusal) {
  const { resource = 'a resource', values = {} } = refusedRecord(refusal) ?? {}
  const say = await translatorIn('en')
  const problems = Object.entries(textsOf(refusal.errors ?? {}, say, 'en'))
  const said = problems.map(
    ([place, text]) => `${fieldAt(place)}${valueAt(values, place)}: ${text}`,
  )
  const why = said.length > 0 ? said : [say.refusal(refusal.code, refusal.params)]
  return [
    `The demo data is incomplete; the next start writes it anew. Refused in ${resource}:`,
    `  ${shortened(JSON.stringify(values))}`,
    ...why.map(line => `  - ${line}`),
  ].join('\n')
}

/** `items.0.equipment` is `equipment in row 1 of items`. */
function fieldAt(place: string) {
  const [rows, at, field] = place.split('.')
  return field === undefined ? place : `${field} in row ${Number(at) + 1} of ${rows}`
}

function valueAt(values: JsonObject, place: string) {
  const value = place
    .split('.')
    .reduce<unknown>((inside, step) => (inside as JsonObject | undefined)?.[step], values)
  return value === undefined ? '' : ` ${shortened(JSON.stringify(value))}`
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

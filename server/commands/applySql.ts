import { readFileSync } from 'node:fs'
import { business } from '../../src/base/business'
import { type Db, sql, type Trx } from '../db/db'
import { checkOwner } from '../db/migration/databaseOwner'
import { type Command, CommandError } from './command'
import { openConfigured } from './openConfigured'

/** `npm run db -- apply <file>`: runs the SQL that a refused start asked for, in one transaction. */
export const applySql: Command = async ({ config, args }) => {
  const [verb, file] = args
  if (verb !== 'apply' || !file) throw new CommandError('Say which: npm run db -- apply <file>')
  const statements = statementsIn(readFileSync(file, 'utf8'))
  const db = await openConfigured(config)
  try {
    await withoutForeignKeys(db, async trx => {
      await checkOwner(trx, db.dialect, business().name)
      for (const statement of statements) await sql.raw(statement).execute(trx)
    })
  } finally {
    await db.close()
  }
  return `${statements.length} statements applied; start the server again`
}

/** A statement ends with a semicolon at the end of a line, as in the generated file. */
export const statementsIn = (text: string) =>
  text
    .split(/;[ \t]*(?:\r?\n|$)/)
    .map(part => part.replace(/^\s*--.*$/gm, '').trim())
    .filter(part => part !== '')

async function withoutForeignKeys(db: Db, work: (trx: Trx) => Promise<void>) {
  if (db.dialect === 'postgres') return db.transaction(work)
  await sql`pragma foreign_keys = off`.execute(db.write)
  await db.transaction(async trx => {
    await work(trx)
    const { rows } = await sql`pragma foreign_key_check`.execute(trx)
    if (rows.length > 0) throw new CommandError('Rows would refer to rows that do not exist')
  })
}

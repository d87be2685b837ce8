import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './db'
import { lockFolder } from './lockSqlite'
import { openSqlite } from './openSqlite'
import { SqliteFile } from './sqlite'

export const databaseFile = (folder: string) => join(folder, 'mostrador.db')

export class DamagedDatabase extends Error {
  constructor(file: string, findings: readonly string[]) {
    super(
      `The database ${file} is damaged: ${findings.slice(0, 3).join('; ')}.` +
        ' Bring back a backup with: npm run restore -- <file>',
    )
    this.name = 'DamagedDatabase'
  }
}

/** The database of a data folder, for this process alone; checked first if the last one ended badly. */
export function openEmbedded(folder: string): Db & { readonly wasUnclean: boolean } {
  const lock = lockFolder(folder)
  const file = databaseFile(folder)
  try {
    if (lock.wasUnclean && existsSync(file)) checkIntegrity(file)
    const db = openSqlite(file)
    const close = async () => {
      await db.close()
      lock.release()
    }
    return { ...db, wasUnclean: lock.wasUnclean, close }
  } catch (error) {
    lock.release(false)
    throw error
  }
}

/** Reads the whole file; throws what it finds. A copy becomes one plain file, without a log beside it. */
export function checkIntegrity(file: string, { isCopy = false } = {}) {
  let findings: string[]
  try {
    const database = new SqliteFile(file, { bare: true })
    if (isCopy) database.exec('pragma journal_mode = delete')
    findings = database.all('pragma integrity_check(10)').map(row => String(row.integrity_check))
    database.close()
  } catch (error) {
    findings = [error instanceof Error ? error.message : String(error)]
  }
  if (findings.join() !== 'ok') throw new DamagedDatabase(file, findings)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedDatabase } from './damaged'
import type { Db } from './db'
import { lockFolder } from './lockSqlite'
import { openSqlite } from './openSqlite'
import { SqliteFile } from './sqlite'
import { noTroubles, type Troubles } from './troubles'

export const databaseFile = (folder: string) => join(folder, 'mostrador.db')

/** The database of a data folder, for this process alone; checked first if the last one ended badly. */
export function openEmbedded(
  folder: string,
  troubles: Troubles = noTroubles,
): Db & { readonly wasUnclean: boolean } {
  const lock = lockFolder(folder)
  const file = databaseFile(folder)
  try {
    if (lock.wasUnclean && existsSync(file)) checkIntegrity(file)
    const db = openSqlite(file, { troubles })
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

interface Checking {
  readonly isCopy?: boolean
  /** By which name it is told, where that is another file. */
  readonly as?: string
}

/** Reads the whole file; throws what it finds. A copy becomes one plain file, without a log beside it. */
export function checkIntegrity(file: string, { isCopy = false, as = file }: Checking = {}) {
  const database = new SqliteFile(file, { bare: true })
  let findings: readonly string[]
  try {
    if (isCopy) database.exec('pragma journal_mode = delete')
    findings = database.all('pragma integrity_check(10)').map(row => String(row.integrity_check))
  } catch (error) {
    findings = error instanceof DamagedDatabase ? error.findings : [String(error)]
  } finally {
    database.close()
  }
  if (findings.join() !== 'ok') throw new DamagedDatabase(as, findings)
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBusy } from './openSqlite'
import { SqliteFile } from './sqliteFile'

interface FolderLock {
  /** The last owner did not stop cleanly: power loss or kill -9. */
  readonly wasUnclean: boolean
  /** Without `well`, the next owner checks the database. */
  release(well?: boolean): void
}

export class FolderInUse extends Error {
  constructor(folder: string, owner: string) {
    super(
      `Another process${owner ? ` (${owner})` : ''} uses the database in ${folder}.` +
        ' Stop it first, or choose another DATA_DIR.',
    )
    this.name = 'FolderInUse'
  }
}

/**
 * The embedded database has one owner. The operating system's lock on a separate file ends with the process;
 * a second file says who owns it and whether it stopped cleanly.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const running = join(folder, 'running.pid')
  const lock = new SqliteFile(join(folder, 'lock.db'), { bare: true })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new FolderInUse(folder, ownerIn(running)) : error
  }
  held.add(lock)
  const wasUnclean = existsSync(running)
  writeFileSync(running, `pid ${process.pid}`)
  return {
    wasUnclean,
    release: (well = true) => {
      if (well) rmSync(running, { force: true })
      held.delete(lock)
      lock.close()
    },
  }
}

/** Keeps the connection referenced: a collected connection would release its lock. */
const held = new Set<SqliteFile>()

function ownerIn(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // being written or removed
  }
}

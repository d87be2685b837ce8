import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkIntegrity, databaseFile } from '../db/openEmbeddedSqlite'
import { SqliteFile } from '../db/sqlite'
import { type Command, CommandError, onlyEmbedded } from './command'

export const filesFolder = (dataDir: string) => join(dataDir, 'files')

/** Copies the embedded database while the server runs, uploaded files beside it, and checks the copy. */
export const backup: Command = async input => {
  onlyEmbedded(input, 'backup')
  const { dataDir } = input.config
  const [target] = input.args
  const source = databaseFile(dataDir)
  if (!target) throw new CommandError('Say where to: npm run backup -- <file>')
  if (existsSync(target)) throw new CommandError(`${target} exists already; choose another name`)
  if (!existsSync(source)) throw new CommandError(`There is no database in ${dataDir}`)
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  const database = new SqliteFile(source, { bare: true })
  try {
    await database.copyTo(unfinished)
  } finally {
    database.close()
  }
  checkIntegrity(unfinished, { isCopy: true })
  if (existsSync(filesFolder(dataDir)))
    cpSync(filesFolder(dataDir), `${target}.files`, { recursive: true })
  renameSync(unfinished, target)
  return `Backup written to ${target}`
}

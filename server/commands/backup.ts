import { chmodSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { checkIntegrity, databaseFile } from '../db/sqlite/openEmbeddedSqlite'
import { SqliteFile } from '../db/sqlite/sqliteFile'
import { diskFileStore } from '../node/diskFileStore'
import { type Command, CommandError, type CommandInput, onlyEmbedded } from './command'
import { copyFiles, missing } from './copyFiles'
import { filesFolder, openFiles } from './openFiles'

/** Copies the embedded database and uploaded files while the server runs, and verifies the copy. */
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
  checkIntegrity(unfinished, { isCopy: true, as: source })
  const saved = await saveFiles(input, { copy: unfinished, folder: `${target}.files` })
  renameSync(unfinished, target)
  return `Backup written to ${target}${saved}`
}

interface Saving {
  /** Copied database, which lists the files. */
  readonly copy: string
  readonly folder: string
}

async function saveFiles({ config }: CommandInput, { copy, folder }: Saving) {
  if (!config.s3) {
    const files = filesFolder(config.dataDir)
    if (existsSync(files)) cpSync(files, folder, { recursive: true })
    if (existsSync(folder)) chmodSync(folder, 0o700)
    return ''
  }
  const database = new SqliteFile(copy, { bare: true })
  const known = database.all(`select 1 from sqlite_master where name = '_FILE'`).length > 0
  const names = known ? database.all('select "ID" from "_FILE"').map(({ ID }) => String(ID)) : []
  database.close()
  const { store, close } = await openFiles(config)
  try {
    const absent = missing(await copyFiles(names, store, diskFileStore(folder)))
    if (existsSync(folder)) chmodSync(folder, 0o700)
    return absent
  } finally {
    close()
  }
}

import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename } from 'node:path'
import { business } from '../../src/base/business'
import type { Config } from '../base/config'
import { refuseOther } from '../db/migration/databaseOwner'
import { lockFolder } from '../db/sqlite/lockSqlite'
import { checkIntegrity, databaseFile } from '../db/sqlite/openEmbeddedSqlite'
import { PRIVATE, SqliteFile } from '../db/sqlite/sqliteFile'
import { diskFileStore } from '../node/diskFileStore'
import { type Command, CommandError, onlyEmbedded } from './command'
import { copyFiles } from './copyFiles'
import { filesFolder, openFiles } from './openFiles'

/** Replaces the database by a backup and keeps the old one. Refused while a server runs. */
export const restore: Command = async input => {
  onlyEmbedded(input, 'restore')
  const { dataDir } = input.config
  const [source] = input.args
  if (!source) throw new CommandError('Say which one: npm run restore -- <file>')
  if (!existsSync(source)) throw new CommandError(`${source} does not exist`)
  const lock = lockFolder(dataDir)
  try {
    const fresh = `${databaseFile(dataDir)}.restoring`
    copyDurably(source, fresh)
    checkBackup(fresh, source)
    leapEvents(fresh)
    const kept = keepOld(databaseFile(dataDir))
    renameSync(fresh, databaseFile(dataDir))
    await restoreFiles(`${source}.files`, input.config)
    lock.release()
    return kept
      ? `Restored from ${source}; what was there before is ${kept}`
      : `Restored from ${source}`
  } catch (error) {
    lock.release(!lock.wasUnclean)
    throw error
  }
}

function copyDurably(source: string, target: string) {
  for (const end of ['', '-wal', '-shm']) rmSync(`${target}${end}`, { force: true })
  cpSync(source, target)
  const file = openSync(target, 'r+')
  fsyncSync(file)
  closeSync(file)
}

/** Checks a backup under its original name, and removes the copy if it is invalid. */
function checkBackup(fresh: string, source: string) {
  try {
    checkIntegrity(fresh, { isCopy: true, as: source })
    checkOurs(fresh, source)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}

function checkOurs(file: string, source: string) {
  const database = new SqliteFile(file, { bare: true })
  try {
    const found = database.all(`select 1 from sqlite_master where name = '_CATALOGUE'`)
    if (found.length === 0) throw new CommandError(`${source} is no database of Mostrador`)
    const [row] = database.all(`select "HASH" from "_CATALOGUE" where "NAME" = 'business'`)
    refuseOther(row && String(row.HASH), business().name, source)
  } finally {
    database.close()
  }
}

/** Events go on behind all numbers that were ever given, so that every browser reads its lists again. */
function leapEvents(file: string) {
  const database = new SqliteFile(file, { bare: true })
  try {
    database.exec(
      `delete from "_EVENT"; delete from "_COUNTER" where "NAME" = '_EVENT';` +
        `insert into "_COUNTER" ("NAME", "VALUE") values ('_EVENT', ${Date.now()})`,
    )
  } finally {
    database.close()
  }
}

/** Moves the old file with its write-ahead log, which would corrupt the new one. Returns its path. */
function keepOld(file: string) {
  const kept = `${file}.before-restore`
  for (const end of ['', '-wal', '-shm']) rmSync(`${kept}${end}`, { force: true })
  if (!existsSync(file)) return undefined
  cpSync(file, kept)
  chmodSync(kept, PRIVATE)
  for (const end of ['-wal', '-shm'])
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${kept}${end}`)
  return kept
}

/** Restores files into the configured store, whatever the source; other files in a bucket stay. */
async function restoreFiles(source: string, config: Config) {
  if (!existsSync(source)) return
  if (config.s3) {
    const { store, close } = await openFiles(config)
    try {
      await copyFiles(namesIn(source), diskFileStore(source), store)
    } finally {
      close()
    }
    return
  }
  const target = filesFolder(config.dataDir)
  if (existsSync(target)) {
    rmSync(`${target}.before-restore`, { recursive: true, force: true })
    renameSync(target, `${target}.before-restore`)
  }
  cpSync(source, target, { recursive: true })
}

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.part'))
    .map(({ name }) => basename(name))

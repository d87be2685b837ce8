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
import { diskFileStore } from '../adapters/disk/fileStore'
import type { Config } from '../config'
import { lockFolder } from '../db/lockSqlite'
import { checkIntegrity, databaseFile } from '../db/openEmbeddedSqlite'
import { PRIVATE, SqliteFile } from '../db/sqlite'
import { type Command, CommandError, onlyEmbedded } from './command'
import { copyFiles } from './copyFiles'
import { filesFolder, openFiles } from './openFiles'

/** Puts a backup in the place of the database, which is kept beside it. Not while a server runs. */
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

/** It is told by the name it was given, and leaves nothing behind where it is no good. */
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
  const found = database.all(`select 1 from sqlite_master where name = '_CATALOGUE'`)
  database.close()
  if (found.length === 0) throw new CommandError(`${source} is no database of Mostrador`)
}

/** The write-ahead log belongs to the old file: it goes with it, or it would spoil the new one. Answers where it is. */
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

/** Into the configured store, whichever the backup was made of; what a bucket has besides stays. */
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

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backup } from '../../../server/commands/backup'
import type { Command } from '../../../server/commands/command'
import { restore } from '../../../server/commands/restore'
import type { Db } from '../../../server/db/db'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import { openEmbedded } from '../../../server/db/sqlite/openEmbeddedSqlite'
import { eventsAfter, numberEvents } from '../../../server/live/liveEvents'
import { setBusiness } from '../../../src/base/business'
import { business } from '../../../src/business'
import { anS3Server } from '../anS3Server'
import { aTable } from '../db/freshDb'
import { anEmbeddedFolder } from '../embedded'

const folder = anEmbeddedFolder()
const run = (command: Command, ...args: string[]) =>
  command({ ...folder.parts, config: folder.config(), args, env: {} })
const at = (name: string) => join(folder.path(), name)

async function open() {
  const db = openEmbedded(folder.path())
  await prepareDatabase(db, [aTable()], 'x')
  return db
}
const insert = (db: Db, ID: number) => db.write.insertInto('PHONE').values({ ID }).execute()
const ids = async (db: Db) =>
  (await db.all('select "ID" from "PHONE" order by 1', [])).map(r => r.ID)

test('a backup taken while others write is whole, and restores what was there then', async () => {
  const db = await open()
  await insert(db, 1)
  let ID = 1
  const writing = setInterval(() => insert(db, ++ID), 1)
  await run(backup, at('copy.db'))
  clearInterval(writing)
  await insert(db, 900)
  await db.close()
  await run(restore, at('copy.db'))
  const restored = await open()
  const there = await ids(restored)
  expect(there[0]).toBe(1)
  expect(there).not.toContain(900)
  await restored.close()
})

test('after a restore no browser goes on from the events it knows', async () => {
  const db = await open()
  await run(backup, at('copy.db'))
  const before = await numberEvents(db)
  await db.close()
  await run(restore, at('copy.db'))
  const restored = await open()
  expect(await eventsAfter(restored, before)).toMatchObject({ isGap: true, events: [] })
  const now = await numberEvents(restored)
  expect(await eventsAfter(restored, now)).toMatchObject({ isGap: false })
  await restored.close()
})

test('a backup is one plain file', async () => {
  await (await open()).close()
  await run(backup, at('copy.db'))
  expect(readdirSync(folder.path()).filter(name => name.startsWith('copy'))).toEqual(['copy.db'])
})

test('uploaded files go with it', async () => {
  await (await open()).close()
  mkdirSync(at('files'))
  writeFileSync(at('files/a'), 'one')
  await run(backup, at('copy.db'))
  writeFileSync(at('files/a'), 'two')
  await run(restore, at('copy.db'))
  expect(readFileSync(at('files/a'), 'utf8')).toBe('one')
})

test('files of a bucket go with it, and back into a bucket or a folder', async () => {
  const bucket = await anS3Server()
  const config = folder.config({ s3: bucket.settings })
  const input = { ...folder.parts, config, args: [at('copy.db')], env: {} }
  const db = await open()
  const [stored, lost] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const ID of [stored, lost]) await db.write.insertInto('_FILE').values({ ID }).execute()
  bucket.objects.set(stored, new Uint8Array([1]))
  expect(await backup(input)).toContain(`no bytes of 1 files: ${lost}`)
  await db.close()
  bucket.objects.clear()
  await restore(input)
  expect([...bucket.objects]).toEqual([[stored, new Uint8Array([1])]])
  await bucket.close()
  await run(restore, at('copy.db'))
  expect([...readFileSync(at(`files/${stored.slice(0, 2)}/${stored}`))]).toEqual([1])
})

test('a restore is refused while a server runs', async () => {
  const db = await open()
  await run(backup, at('copy.db'))
  await insert(db, 1)
  await expect(run(restore, at('copy.db'))).rejects.toThrow('Another process')
  expect(await ids(db)).toEqual([1])
  await db.close()
})

test.each([
  ['is no database at all', 'hello, I am no database but long enough to look like something'],
  ['is empty', ''],
])('a file that %s is not restored', async (_name, text) => {
  const db = await open()
  await insert(db, 1)
  await db.close()
  writeFileSync(at('wrong.db'), text)
  await expect(run(restore, at('wrong.db'))).rejects.toThrow(/damaged|no database of Mostrador/)
  const same = await open()
  expect(await ids(same)).toEqual([1])
  await same.close()
})

test('a backup of another business is not restored', async () => {
  const db = await open()
  await run(backup, at('copy.db'))
  await insert(db, 1)
  await db.close()
  setBusiness({ ...business, name: 'clinic' })
  await expect(run(restore, at('copy.db'))).rejects.toThrow('belongs to the business "distributor"')
  setBusiness(business)
  const same = await open()
  expect(await ids(same)).toEqual([1])
  await same.close()
})

test('a backup never overwrites a file', async () => {
  await (await open()).close()
  writeFileSync(at('copy.db'), 'precious')
  await expect(run(backup, at('copy.db'))).rejects.toThrow('exists already')
  expect(readFileSync(at('copy.db'), 'utf8')).toBe('precious')
})

test('a restore keeps the former data beside the restored data', async () => {
  const db = await open()
  await run(backup, at('copy.db'))
  await db.close()
  await run(restore, at('copy.db'))
  expect(existsSync(at('mostrador.db.before-restore'))).toBe(true)
})

test('databases and backups are for nobody else to read, also those of before', async () => {
  await (await open()).close()
  for (const name of ['mostrador.db', 'lock.db']) chmodSync(at(name), 0o644)
  const db = await open()
  await insert(db, 1)
  mkdirSync(at('files'))
  await run(backup, at('copy.db'))
  await db.close()
  chmodSync(at('copy.db'), 0o644)
  await run(restore, at('copy.db'))
  const open600 = await open()
  const modes = readdirSync(folder.path())
    .filter(name => name.includes('.db') && !name.endsWith('.files'))
    .map(name => [name, statSync(at(name)).mode & 0o777])
  await open600.close()
  expect(modes.length).toBeGreaterThan(4)
  expect(modes.filter(([name, mode]) => mode !== 0o600 && name !== 'copy.db')).toEqual([])
  expect(statSync(at('copy.db.files')).mode & 0o777).toBe(0o700)
})

test('a restore into an empty folder names no file that is not there', async () => {
  await (await open()).close()
  await run(backup, at('copy.db'))
  const target = join(folder.path(), 'other')
  const input = { ...folder.parts, config: folder.config({ dataDir: target }), env: {} }
  const answer = await restore({ ...input, args: [at('copy.db')] })
  expect(answer).toBe(`Restored from ${at('copy.db')}`)
  const again = String(await restore({ ...input, args: [at('copy.db')] }))
  const named = / is (.+)$/.exec(again)?.[1] ?? ''
  expect(existsSync(named)).toBe(true)
})

test('a damaged backup is told by its own name, and leaves nothing behind', async () => {
  await (await open()).close()
  await run(backup, at('copy.db'))
  damage(at('copy.db'))
  const restoring = run(restore, at('copy.db'))
  await expect(restoring).rejects.toThrow(`The database ${at('copy.db')} is damaged`)
  expect(readdirSync(folder.path()).filter(name => name.includes('restoring'))).toEqual([])
})

test.each([0, 100, 4096])(
  'a database damaged from byte %i on says how a backup comes back, when it is met',
  async from => {
    const db = await open()
    for (let ID = 1; ID < 200; ID++) await insert(db, ID)
    await db.close()
    damage(at('mostrador.db'), from)
    const using = async () => {
      const damaged = await open()
      try {
        await damaged.all('select * from "PHONE" order by "NOMBRE"', [])
      } finally {
        await damaged.close()
      }
    }
    await expect(using()).rejects.toThrow(`${at('mostrador.db')} is damaged: `)
    await expect(using()).rejects.toThrow('npm run restore -- <file>')
  },
)

/** Overwrites the rest of a file from an offset. */
function damage(path: string, from = 100) {
  const bytes = readFileSync(path)
  bytes.fill(0x5a, from)
  writeFileSync(path, bytes)
}

test('with a shared database both send to its own tools', async () => {
  const config = folder.config({ databaseUrl: 'postgres://somewhere/db' })
  const input = { ...folder.parts, config, args: ['x'], env: {} }
  await expect(backup(input)).rejects.toThrow('PostgreSQL')
  await expect(restore(input)).rejects.toThrow('PostgreSQL')
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import { databaseFile, openEmbedded } from '../../../server/db/sqlite/openEmbeddedSqlite'
import { anEmbeddedFolder } from '../embedded'
import { aTable } from './freshDb'

const folder = anEmbeddedFolder()

/** Stops uncleanly: the marker stays, as after power loss. */
async function leaveUncleanly() {
  const db = openEmbedded(folder.path())
  await prepareDatabase(db, [aTable()], 'x')
  for (let ID = 1; ID <= 200; ID++)
    await db.write
      .insertInto('PHONE')
      .values({ ID, NOMBRE: `N${ID}` })
      .execute()
  await db.close()
  writeFileSync(join(folder.path(), 'running.pid'), 'pid 1')
}

test('a folder has one owner, and the second is told who', async () => {
  const db = openEmbedded(folder.path())
  expect(() => openEmbedded(folder.path())).toThrow(`Another process (pid ${process.pid})`)
  await db.close()
  await openEmbedded(folder.path()).close()
})

test('the lock of a process ends when it is killed', async () => {
  const driver = import.meta.resolve('@photostructure/sqlite')
  const script = `
    import { DatabaseSync } from ${JSON.stringify(driver)}
    const lock = new DatabaseSync(${JSON.stringify(join(folder.path(), 'lock.db'))})
    lock.exec('begin exclusive')
    process.stdout.write('locked')
    setInterval(() => lock.isOpen, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(other.stdout, 'data')
  expect(() => openEmbedded(folder.path())).toThrow('Another process')
  other.kill('SIGKILL')
  await once(other, 'exit')
  await openEmbedded(folder.path()).close()
})

test('after a clean stop nothing is checked, after an unclean one the rows are all there', async () => {
  await leaveUncleanly()
  const db = openEmbedded(folder.path())
  expect(db.wasUnclean).toBe(true)
  expect(await db.all('select count(*) as n from "PHONE"', [])).toEqual([{ n: 200 }])
  await db.close()
  const next = openEmbedded(folder.path())
  expect(next.wasUnclean).toBe(false)
  await next.close()
})

test('a damaged database does not start, each time, and says what to do', async () => {
  await leaveUncleanly()
  const file = databaseFile(folder.path())
  const bytes = readFileSync(file)
  bytes.fill(0xff, 4096 * 3, 4096 * 9)
  writeFileSync(file, bytes)
  expect(() => openEmbedded(folder.path())).toThrow(/is damaged.*npm run restore/)
  expect(() => openEmbedded(folder.path())).toThrow('is damaged')
})

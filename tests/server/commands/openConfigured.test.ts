import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError } from '../../../server/base/config'
import { openConfigured, whyClosed } from '../../../server/commands/openConfigured'
import { anEmbeddedFolder } from '../embedded'

const folder = anEmbeddedFolder()

test('a DATA_DIR that is no folder is told by its name', async () => {
  const dataDir = join(folder.path(), 'taken')
  writeFileSync(dataDir, 'a file')
  for (const wrong of [dataDir, join(dataDir, 'below')]) {
    const opening = openConfigured(folder.config({ dataDir: wrong }))
    await expect(opening).rejects.toThrow(`DATA_DIR: ${wrong} is no folder`)
    await expect(opening).rejects.toBeInstanceOf(ConfigError)
  }
})

test('a DATABASE_URL that cannot be read is told, without its password', async () => {
  const databaseUrl = 'postgres://somebody:hush@here:port/db'
  const opening = openConfigured(folder.config({ databaseUrl }))
  await expect(opening).rejects.toThrow('DATABASE_URL (postgres://…): it cannot be read')
  await expect(opening).rejects.not.toThrow('hush')
})

test.each([
  ['ECONNREFUSED', '', 'nobody answers there'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND db.test', 'there is no machine of this name'],
  [undefined, 'timeout exceeded when trying to connect', 'nobody answers there'],
  ['28P01', 'password authentication failed', 'the server refuses this user and password'],
  ['3D000', 'database "x" does not exist', 'the server has no database of this name'],
])('what PostgreSQL says (%s %s) is told as a fault of DATABASE_URL', (code, message, reason) => {
  const error = Object.assign(new Error(message), code ? { code } : {})
  const details = whyClosed(error, 'postgres://somebody:hush@db.test:5432/x')
  expect(details?.message).toContain(`DATABASE_URL (db.test:5432): ${reason}`)
  expect(details?.message).not.toContain('hush')
})

test('a fault of another kind stays what it is', () => {
  expect(whyClosed(new TypeError('x is not a function'), 'postgres://db.test/x')).toBeUndefined()
})

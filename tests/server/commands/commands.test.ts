import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applySql, statementsIn } from '../../../server/commands/applySql'
import { createAdmin } from '../../../server/commands/createAdmin'
import { hashPassword } from '../../../server/commands/hashPassword'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import { openEmbedded } from '../../../server/db/sqlite/openEmbeddedSqlite'
import { tablesOf } from '../../../server/query/tables'
import { setBusiness } from '../../../src/base/business'
import { business } from '../../../src/business'
import { securityEvents } from '../../../src/schemas/securityEvents'
import { aCatalogue } from '../aCatalogue'
import { aTable } from '../db/freshDb'
import { anEmbeddedFolder } from '../embedded'

const folder = anEmbeddedFolder()
const admin = (args: string[], env = { ADMIN_PASSWORD: 'a long password' }) =>
  createAdmin({ ...folder.parts, config: folder.config(), args, env })

test('the first administrator comes from the command line', async () => {
  await admin(['jefa@example.com', 'Ana', 'Jefa'])
  const db = openEmbedded(folder.path())
  const [row] = await db.all('select * from "USUARIO"', [])
  await db.close()
  expect(row).toMatchObject({
    EMAIL: 'jefa@example.com',
    DISPLAYNAME: 'Ana Jefa',
    ROLE: 'groupAdmin',
  })
  expect(String(row?.PASSWORD)).toMatch(/^\$argon2id\$/)
  expect(await hashPassword.verify(String(row?.PASSWORD), 'a long password')).toBe(true)
  expect(await hashPassword.verify(String(row?.PASSWORD), 'another one')).toBe(false)
})

test('an administrator made on the command line stands in the security log, without the password', async () => {
  const securityLog = join(folder.path(), 'security.log')
  const env = { ADMIN_PASSWORD: 'a long password' }
  const config = folder.config({ securityLog })
  const catalogue = aCatalogue(securityEvents)
  const parts = { ...folder.parts, catalogue, tables: tablesOf(catalogue) }
  await createAdmin({ ...parts, config, args: ['jefa@example.com', 'Ana'], env })
  const lines = readFileSync(securityLog, 'utf8').trim().split('\n')
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { level: 'security', event: 'adminMade', to: 'groupAdmin' },
  ])
  const db = openEmbedded(folder.path())
  const rows = await db.all('select * from "EVENTO_SEGURIDAD"', [])
  await db.close()
  expect(rows).toMatchObject([{ SUCESO: 'adminMade' }])
  expect(JSON.stringify([lines, rows])).not.toContain('a long password')
})

test.each([
  [[], undefined],
  [['no-address', 'Ana'], undefined],
  [['ana@example.com'], undefined],
  [['ana@example.com', 'Ana'], { ADMIN_PASSWORD: 'short' }],
  [['ana@example.com', 'Ana'], { ADMIN_PASSWORD: 'password12345' }],
])('the words %j are not enough for one', async (args, env) => {
  await expect(admin(args, env)).rejects.toThrow('ADMIN_PASSWORD')
})

test('an administrator cannot be made administrator again', async () => {
  await admin(['ana@example.com', 'Ana'])
  await expect(admin(['ANA@example.com', 'Ana'])).rejects.toThrow('already an account')
})

const apply = (text: string) => {
  const file = join(folder.path(), 'migration.sql')
  writeFileSync(file, text)
  return applySql({ ...folder.parts, config: folder.config(), args: ['apply', file], env: {} })
}

async function prepared() {
  const db = openEmbedded(folder.path())
  await prepareDatabase(db, [aTable()], 'x')
  await db.write.insertInto('PHONE').values({ ID: 1, NOMBRE: 'A' }).execute()
  await db.close()
}

async function namesNow() {
  const db = openEmbedded(folder.path())
  const rows = await db.all('select "NOMBRE" from "PHONE"', [])
  await db.close()
  return rows.map(row => row.NOMBRE)
}

test('a file of SQL is applied as it is written', async () => {
  await prepared()
  const answer = await apply(
    `-- by hand\nupdate "PHONE" set\n  "NOMBRE" = 'B; C';\ndelete from "BRAND_X" where 1 = 0;`.replace(
      '"BRAND_X"',
      '"_LIMIT"',
    ),
  )
  expect(answer).toContain('2 statements')
  expect(await namesNow()).toEqual(['B; C'])
})

test('it is applied wholly or not at all', async () => {
  await prepared()
  await expect(apply(`update "PHONE" set "NOMBRE" = 'B';\nselect nonsense;\n`)).rejects.toThrow()
  expect(await namesNow()).toEqual(['A'])
})

test('SQL is not applied to the database of another business', async () => {
  await prepared()
  setBusiness({ ...business, name: 'clinic' })
  const applying = apply(`update "PHONE" set "NOMBRE" = 'B';\n`)
  await expect(applying).rejects.toThrow('belongs to the business "distributor"')
  setBusiness(business)
  expect(await namesNow()).toEqual(['A'])
})

test('a statement ends with a semicolon at the end of its line', () => {
  expect(statementsIn(`a\nb;\n\n-- note\nc 'x;y';`)).toEqual(['a\nb', `c 'x;y'`])
})

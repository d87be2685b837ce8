import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../../server/base/log'
import { diskFull } from '../../server/base/refusal'
import { loggedFaults } from '../../server/db/databaseFaults'
import { sql } from '../../server/db/db'
import { SqliteFile } from '../../server/db/sqlite/sqliteFile'
import { watchedFiles } from '../../server/main/jobs/watchedFiles'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { expectNoFault } from './humane'
import { temporaryFolder } from './testDb'
import { useServer } from './useServer'

const things = defineResource({
  name: 'things',
  table: 'COSA',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Cosa | Cosas' },
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'longText' } },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(things) })
const path = '/hanadb/api/things'

/** The database reports a full disk until space is freed. */
async function fill() {
  const { write, dialect } = server.db
  if (dialect === 'sqlite') {
    await sql`pragma max_page_count = 1`.execute(write)
    return () => sql`pragma max_page_count = 1000000`.execute(write)
  }
  await sql
    .raw(`create function is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    .execute(write)
  for (const table of ['COSA', '_SESSION'])
    await sql
      .raw(`create trigger full_now before insert on "${table}" execute function is_full()`)
      .execute(write)
  return () => sql.raw('drop function is_full cascade').execute(write)
}

const long = () => crypto.randomUUID().repeat(25)
const makeUntilFull = async (make: () => Promise<{ status: number }>) => {
  for (let attempts = 0; attempts < 300; attempts++) {
    const answer = await make()
    if (answer.status !== 201) return answer
  }
  throw new Error('it never got full')
}

test('a full disk keeps nothing, says so, and lets everybody read', async () => {
  const boss = await server.as('10', { EMAIL: 'boss@example.com' })
  const credentials = { email: 'boss@example.com', password: 'secret-1' }
  const signIn = () => server.anyone.post('/hanadb/api/account/login', credentials)
  const { body } = await boss.post(path, { NOMBRE: 'X' })
  const hasRoom = await fill()
  const refused = await makeUntilFull(() => boss.post(path, { NOMBRE: long() }))
  expect(refused).toMatchObject({ status: 507, body: { code: 'diskFull' } })
  const { length } = (await boss.get(path)).body.data as unknown as unknown[]
  expect((await boss.get(`${path}/${body.ID}`)).body).toMatchObject({ NOMBRE: 'X' })
  if (server.db.dialect === 'postgres')
    expect(await signIn()).toMatchObject({ status: 503, body: { code: 'busy' } })
  await hasRoom()
  expect((await boss.post(path, { NOMBRE: long() })).status).toBe(201)
  expect((await boss.get(path)).body.data).toHaveLength(length + 1)
  expect((await signIn()).status).toBe(200)
  expectNoFault(server)
})

test('a full disk ends many writes at once and keeps none of them', async () => {
  const boss = await server.as('10')
  const hasRoom = await fill()
  const creates = [...Array.from({ length: 300 }, long), 'X', 'Y'].map(NOMBRE => ({
    changes: { NOMBRE },
  }))
  const { status } = await boss.post(`${path}/bulk?skipRefused=true`, creates)
  await hasRoom()
  expect(status).toBe(507)
  expect((await boss.get(path)).body.data).toEqual([])
  expectNoFault(server)
})

test('a sign-in on a full disk answers with a time to try again', async () => {
  await server.as('10', { EMAIL: 'boss@example.com' })
  const { verify } = server.context.hash
  server.context.hash.verify = async () => {
    throw diskFull()
  }
  const credentials = { email: 'boss@example.com', password: 'secret-1' }
  const { status } = await server.anyone.post('/hanadb/api/account/login', credentials)
  server.context.hash.verify = verify
  expect(status).toBe(503)
})

test.each(['insert into t values (?)', 'insert into t values (?) returning a'])(
  'a full embedded database is known as such by any statement: %s',
  statement => {
    const folder = temporaryFolder()
    const noted: unknown[] = []
    const onFull = (error: unknown) => noted.push(error)
    const file = new SqliteFile(join(folder.path, 'x.db'), { bare: true, onFull })
    file.exec('create table t (a)')
    file.exec('pragma max_page_count = 5')
    const fill = () => {
      for (let n = 0; n < 50; n++) file.run(statement, ['x'.repeat(1000)])
    }
    expect(fill).toThrow(expect.objectContaining({ status: 507 }))
    expect(noted).toHaveLength(1)
    file.close()
    folder.drop()
  },
)

test('it is told once that a disk is full, and once that it has room', () => {
  const reported: unknown[] = []
  let now = 0
  const log = createLog(line => reported.push(JSON.parse(line)))
  const troubles = loggedFaults(log, () => now)
  for (let n = 0; n < 5; n++) {
    troubles.began('full', Object.assign(new Error('database or disk is full'), { code: 'X' }))
    troubles.ended('full') // small writes still succeed
  }
  now += 120_000
  troubles.ended('full')
  troubles.ended('full')
  expect(reported).toMatchObject([
    { level: 'error', event: 'disk full', why: 'database or disk is full' },
    { level: 'info', event: 'disk has room again' },
  ])
})

test('a full disk of uploaded files is a full disk', async () => {
  const reported: string[] = []
  const log = createLog(line => reported.push(String(JSON.parse(line).event)))
  const put = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  const none = async () => undefined
  const files = watchedFiles({ put, get: none, remove: none }, log, loggedFaults(log))
  for (let n = 0; n < 3; n++)
    await expect(files.put('x', new Uint8Array())).rejects.toMatchObject({ status: 507 })
  expect(reported).toEqual(['disk full'])
})

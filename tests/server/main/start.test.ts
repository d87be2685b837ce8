import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Config } from '../../../server/base/config'
import { createLog } from '../../../server/base/log'
import type { ServerBusiness } from '../../../server/http/serverBusiness'
import { sweep } from '../../../server/main/jobs/sweep'
import { type ServerParts, start } from '../../../server/main/start'
import { tablesOf } from '../../../server/query/tables'
import { setBusiness } from '../../../src/base/business'
import { business } from '../../../src/business'
import { aCatalogue } from '../aCatalogue'
import { aTable, freshDb } from '../db/freshDb'
import { anEmbeddedFolder } from '../embedded'

const folder = anEmbeddedFolder()
const { db } = freshDb()

const startHere = (change: Partial<ServerParts> = {}, config: Partial<Config> = {}) =>
  start({
    ...folder.parts,
    config: folder.config(config),
    log: createLog(() => {}),
    ...change,
  })
const health = async ({ fetch }: { fetch: ServerParts['pages'] | unknown }) =>
  (await (fetch as (request: Request) => Promise<Response>)(new Request('http://x/health'))).status

test('a started server answers, a retiring one says that it goes', async () => {
  const running = await startHere()
  expect(await health(running)).toBe(200)
  running.retire()
  expect(await health(running)).toBe(503)
  await running.close()
})

test('a database refuses another business', async () => {
  await (await startHere()).close()
  setBusiness({ ...business, name: 'clinic' })
  await expect(startHere()).rejects.toThrow(
    'This database belongs to the business "distributor", and "clinic" was started: give each business its own DATA_DIR',
  )
  setBusiness(business)
  await (await startHere()).close()
})

test('the seed is asked once the database stands, and its accounts are told', async () => {
  const account = { email: 'admin@demo.test', password: 'x', role: '10' }
  const seed: ServerBusiness['seed'] = async (context, input) => {
    const rows = await context.db.all('select 1 from "USUARIO"', [])
    return input === 'demo' && rows.length === 0 ? [account] : []
  }
  const running = await startHere({ business: { seed } }, { seed: 'demo' })
  const answer = await running.fetch(new Request('http://x/hanadb/api/settings'))
  expect(await answer.json()).toMatchObject({ demoAccounts: [account] })
  await running.close()
})

test('production does not open with accounts whose password is that of the demo', async () => {
  const account = { email: 'admin@demo.test', password: 'x', role: '10' }
  const production = startHere({ business: { seed: async () => [account] } }, { production: true })
  await expect(production).rejects.toThrow(/password of demo accounts.*\(admin@demo\.test\)/)
  await (await startHere({ business: { seed: async () => [] } }, { production: true })).close()
})

test('a start that fails lets go of the folder', async () => {
  const seed = async () => {
    throw new Error('no seed')
  }
  await expect(startHere({ business: { seed } })).rejects.toThrow('no seed')
  await (await startHere()).close()
})

test('a call that no handler answers stops the start before the database is touched', async () => {
  const catalogue = aCatalogue({
    ...{ name: 'things', table: 'COSA', key: 'ID', title: 'ID', label: 'Cosa | Cosas' },
    fields: { ID: { kind: 'id' }, ESTADO: { kind: 'status', flow: 'vida' } },
    flow: {
      vida: {
        initial: 1,
        states: { 1: { label: 'Uno', colour: 'info' } },
        transitions: {
          ir: { label: 'Ir', from: [1], allow: ['admin'], effects: [{ call: 'sap.factua' }] },
        },
      },
    },
    access: { admin: 'all' },
  })
  await expect(startHere({ catalogue, tables: tablesOf(catalogue) })).rejects.toThrow(
    'things.flow.vida.transitions.ir.effects.0.call: unknown call "sap.factua"; did you mean "sap.factura"?',
  )
  const running = await startHere()
  expect(await health(running)).toBe(200)
  await running.close()
})

test('a production server starts, where no other system is connected', async () => {
  const { catalogue } = await import('../../../src/catalogue')
  const parts = { catalogue, tables: tablesOf(catalogue) }
  const running = await startHere(parts, { production: true })
  expect(await health(running)).toBe(200)
  await running.close()
})

test('a start that a changed type stops leaves the SQL in a file', async () => {
  const tables = (store: 'text' | 'int') => [
    ...folder.parts.tables,
    aTable({
      columns: aTable().columns.map(each => (each.name === 'NOMBRE' ? { ...each, store } : each)),
    }),
  ]
  await (await startHere({ tables: tables('text') })).close()
  await expect(startHere({ tables: tables('int') })).rejects.toThrow(
    /NOMBRE changes from text to int[\s\S]*npm run db -- apply/,
  )
  const sql = readFileSync(join(folder.path(), 'migration.sql'), 'utf8')
  expect(sql).toContain('insert into "PHONE__NEW"')
})

test('the version before starts over what a newer one has added, and says what it leaves alone', async () => {
  const lines: string[] = []
  await (await startHere({ tables: [...folder.parts.tables, aTable()] })).close()
  await (await startHere({ log: createLog(line => lines.push(line)) })).close()
  expect(lines.join()).toContain('table PHONE is no longer declared')
})

test('a secret of its own stays in the folder, for nobody else to read', async () => {
  await (await startHere()).close()
  const file = join(folder.path(), 'jwt-secret')
  const first = readFileSync(file, 'utf8')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await (await startHere()).close()
  expect(readFileSync(file, 'utf8')).toBe(first)
})

test('with JWT_SECRET none is kept', async () => {
  await (await startHere({}, { secret: 's'.repeat(32) })).close()
  expect(existsSync(join(folder.path(), 'jwt-secret'))).toBe(false)
})

test('expired rows are swept, permanent ones stay', async () => {
  const [old, next] = ['2026-01-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z']
  const session = (ID: string, EXPIRES_AT: string) => ({ ID, USER_ID: 1, EXPIRES_AT })
  const key = (KEY: string, CREATED_AT: string, FOREVER: boolean) => ({
    KEY,
    USER_ID: 1,
    CREATED_AT,
    FOREVER,
  })
  await db()
    .write.insertInto('_SESSION')
    .values([session('a', old), session('b', next)])
    .execute()
  await db()
    .write.insertInto('_IDEMPOTENCY')
    .values([key('a', old, false), key('b', old, true), key('c', next, false)])
    .execute()
  await sweep(db(), new Date('2026-03-01T12:00:00Z'))
  const left = await db().all(
    'select "ID" as k from "_SESSION" union all select "KEY" from "_IDEMPOTENCY" order by 1',
    [],
  )
  expect(left.map(row => row.k)).toEqual(['b', 'b', 'c'])
})

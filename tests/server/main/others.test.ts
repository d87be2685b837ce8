import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from '../../../server/base/config'
import { createLog } from '../../../server/base/log'
import type { Process } from '../../../server/db/processes'
import { differences, tooMany } from '../../../server/main/others'
import { type Running, start } from '../../../server/main/start'
import { aDatabase, type OwnDatabase } from '../aDatabase'
import { anEmbeddedFolder } from '../embedded'
import { temporaryFolder } from '../testDb'

const isPostgres = process.env.TEST_DB === 'postgres'
const onPostgres = test.runIf(isPostgres)
const folder = anEmbeddedFolder()
let own: OwnDatabase
let warned: string[]
let running: Running[]

beforeEach(async () => {
  warned = []
  running = []
  if (isPostgres) own = await aDatabase()
})
afterEach(async () => {
  await Promise.all(running.map(({ close }) => close()))
  if (isPostgres) await own.drop()
})

const log = createLog(line => {
  const { level, warning } = JSON.parse(line)
  if (level === 'warn' && warning) warned.push(warning)
})
const startHere = async (config: Partial<Config> = {}, more: object = {}) => {
  const here = folder.config({ databaseUrl: own.url, secret: 's'.repeat(32), ...config })
  const started = await start({ ...folder.parts, config: here, log, version: 'one', ...more })
  running.push(started)
  return started
}

const a: Process = {
  ...{ ID: 'a', PLACE: 'here:1', VERSION: '1', SECRET: 's', FILES: 'f', CONNECTIONS: 12 },
}

test('settings that must be equal are compared, and the differing processes named', () => {
  const others = [a, { ...a, PLACE: 'there:2', SECRET: 't', VERSION: '2' }]
  expect(differences(a, [a, { ...a, ID: 'b' }])).toEqual([])
  expect(differences(a, others)).toEqual([
    expect.stringMatching(/^JWT_SECRET .* there:2/),
    'this is version 1, another than that of there:2',
  ])
  expect(differences(a, [{ ...a, FILES: 'g' }])).toEqual([expect.stringContaining('DATA_DIR')])
})

test('the connections of all processes are compared with the limit of the database', () => {
  expect(tooMany([a, a], 24)).toBeUndefined()
  expect(tooMany([a], undefined)).toBeUndefined()
  expect(tooMany([a, a, a], 30)).toContain('takes 30 connections and the 3 processes may need 36')
  expect(tooMany([a], 10)).toContain('and this process may need 12')
})

onPostgres('a second process is told that secret, folder and version are others', async () => {
  await startHere()
  expect(warned).toEqual([])
  await startHere()
  expect(warned).toEqual([])
  const otherPlace = temporaryFolder()
  await startHere({ dataDir: otherPlace.path, secret: undefined }, { version: 'two' })
  otherPlace.drop()
  expect(warned).toEqual([
    expect.stringMatching(/^JWT_SECRET/),
    expect.stringMatching(/^uploaded files/),
    expect.stringMatching(/^this is version two/),
  ])
})

onPostgres('who left is no longer compared with', async () => {
  await (await startHere()).close()
  await startHere({ secret: 't'.repeat(32) })
  expect(warned).toEqual([])
})

onPostgres('a start says where there are fewer connections than it may need', async () => {
  await own.run(`alter role ${own.name} connection limit 8`)
  await startHere({ databaseUrl: own.direct })
  expect(warned).toEqual([
    expect.stringContaining('takes 8 connections and this process may need 12'),
  ])
})

onPostgres('of processes that start at once one brings the seed', async () => {
  let seeds = 0
  const seed = async ({
    db,
  }: {
    db: { all: (text: string, values: []) => Promise<unknown[]> }
  }) => {
    const there = await db.all(`select 1 from "_COUNTER" where "NAME" = 'seeded'`, [])
    if (there.length > 0) return []
    seeds++
    await pause(300)
    await db.all(`insert into "_COUNTER" values ('seeded', 1)`, [])
    return []
  }
  await Promise.all([1, 2, 3].map(() => startHere({ seed: 'demo' }, { business: { seed } })))
  expect(seeds).toBe(1)
})

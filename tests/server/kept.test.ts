import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { differences } from '../../scripts/masters/compare.mjs'
import { answersOf, type Kept, repeatSteps } from '../../scripts/masters/keptAnswers.mjs'
import { environment, signIn } from '../../scripts/masters/serve.mjs'
import { createLog } from '../../server/base/log'
import { configured } from '../../server/business'
import { openConfigured } from '../../server/commands/openConfigured'
import { previewChanges } from '../../server/db/migration/preview'
import { systemTables } from '../../server/db/tables/systemTables'
import { type Running, start } from '../../server/main/start'
import { tablesOf } from '../../server/query/tables'
import { catalogue } from '../../src/catalogue'
import { aDatabase, directUrl, run } from './aDatabase'
import { temporaryFolder } from './testDb'

// written by version 1: docs/masters.md
const folder = join(import.meta.dirname, 'kept')
const unpacked = (name: string) => strFromU8(gunzipSync(readFileSync(join(folder, name))))
const stored: Kept = JSON.parse(unpacked('answers.json.gz'))

/** Intended differences: docs/decisions/031. */
const everyUser = (path: string, ...changes: readonly string[]) =>
  changes.map(change => `admin, vendedor, cliente: ${path} › ${change}`)
const notFound = ['status: 404 -> 400', 'code: "notFound" -> "missingParameter"']
const service = '/hanadb/api/technical_service'
const intended = [
  ...everyUser('/hanadb/api/search', 'code: "badSearch" -> "missingParameter"'),
  ...everyUser('/hanadb/api/views', ...notFound),
  ...everyUser(
    '/hanadb/api/account/access-requests',
    'status: 422 -> 400',
    'code: "badRequest" -> "missingParameter"',
  ),
  ...everyUser(
    `${service}/garantia_imei_sap`,
    'status: 204 -> 400',
    'code: absent -> "missingParameter"',
  ),
  ...everyUser(`${service}/garantias_cliente`, ...notFound),
  'admin, vendedor: /hanadb/api/attendance/report › code: "badFilterValue" -> "missingParameter"',
  ...everyUser('/api/chat/search', 'code: "searchTooShort" -> "missingParameter"'),
  ...everyUser('/api/chat/attachment', ...notFound),
]

/** `GET <path>/bulk`, answered by `GET /operations` for all; who writes new fields, and who hands over the work of others; new tabs of visits; separated parts of titles. */
const moved =
  /\/bulk › |_can › fields: \+ "(PRECIO_NUEVO|VIGENTE_DESDE|CREATED_BY_USER|VENDEDOR)"$|\/visits\/tabs › body › tabs › (today|week|next): absent -> |\/activity › .* › title: .* -> ".* · .*"$/

/** Fields added since. */
const newFields = ['PVP', 'PRECIO_NUEVO', 'VIGENTE_DESDE']

/**
 * What a start adds: columns for new fields, the order of names and operations, and the table of holidays; SQLite copies
 * the tables of prices to check the new ones.
 */
const added = [
  /^alter table .* add column "(PVP|DISPLAYNAME_F|PRECIO_NUEVO|VIGENTE_DESDE)"/,
  /^alter table "_BATCH" add column "(OPERATION|LEFT_OUT)"/,
  /^alter table "PRECIO(_SOCIO)?" add constraint "CK_PRECIO(_SOCIO)?_PRECIO_NUEVO"/,
  /"PRECIO(_SOCIO)?__NEW"/,
  /^drop table "PRECIO(_SOCIO)?"$/,
  /^create unique index "UX_PRECIO_/,
  /"FERIADO"/,
]

/** Indexes hold no values: a start makes those that lists need and drops those that no list walks. */
const isIndex = (statement: string) => /^(create|drop) index "[IT]X_/.test(statement)

const data = temporaryFolder()
let statements: readonly string[] = []
const logged: string[] = []
let running: Running
let everyone: ReadonlyMap<string, unknown>
let dropDatabase = async () => {}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(stored.now) })
  const database = process.env.TEST_DB === 'postgres' ? await restoreDump() : unzipFolder()
  const parts = configured({ ...environment, ...database, DATA_DIR: data.path, SEED: 'demo' })
  const tables = tablesOf(catalogue, parts.business.tables)
  const db = await openConfigured(parts.config)
  statements = ((await previewChanges(db, [...systemTables(), ...tables])) ?? []).flatMap(
    ({ runs }) => runs,
  )
  await db.close()
  running = await start({
    ...parts,
    catalogue,
    tables,
    log: createLog(line => logged.push(line)),
  })
  const send = (url: string, init: RequestInit) => running.fetch(new Request(url, init))
  const signedIn = Object.keys(stored.answers).map(
    async name => [name, await signIn('http://kept', `${name}@demo.test`, send)] as const,
  )
  everyone = new Map(await Promise.all(signedIn))
})

afterAll(async () => {
  await running?.close()
  vi.useRealTimers()
  await dropDatabase()
  data.drop()
})

function unzipFolder() {
  const files = unzipSync(readFileSync(join(folder, 'data.zip')))
  for (const [name, bytes] of Object.entries(files)) {
    const file = join(data.path, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  return {}
}

async function restoreDump() {
  const { name, drop } = await aDatabase()
  dropDatabase = drop
  const url = Object.assign(new URL(directUrl()), { pathname: name }).href
  await run(url, unpacked('dump.sql.gz'))
  return { DATABASE_URL: url }
}

test('a database of the version before the redesign is opened with new columns, the table of holidays and indexes alone', () => {
  const others = statements.filter(
    text => !isIndex(text) && !added.some(pattern => pattern.test(text)),
  )
  expect(others).toEqual([])
  expect(statements.filter(text => / add column /i.test(text))).toHaveLength(9)
  expect(logged.join('\n')).not.toMatch(/"level":"error"/)
})

test('its rows, their history and what each person may do are answered as they were', async () => {
  const answers = await answersOf(everyone, stored.addresses)
  const found = differences(comparable(stored.answers), comparable(answers))
  expect(found.filter(line => !moved.test(line))).toEqual(intended)
}, 120_000)

test('a step of each flow is answered as it was, and leaves the same history', async () => {
  const steps = await repeatSteps(everyone, stored.steps)
  const found = differences(comparable(stored.steps), comparable(steps))
  expect(found.filter(line => !moved.test(line))).toEqual([])
})

/**
 * Without the values of new fields, with visits by their key (they begin with the next one now), and with the reasons of rights by
 * their number: their words are no contract.
 */
function comparable<T extends object>(answers: T): T {
  const withoutWords = (value: unknown): unknown =>
    typeof value === 'string'
      ? 'a reason'
      : Array.isArray(value)
        ? value.map(withoutWords)
        : value && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).map(([key, its]) => [key, withoutWords(its)]))
          : value
  const read = (key: string, value: unknown) => {
    if (newFields.includes(key)) return undefined
    if (key === 'data' && Array.isArray(value) && value[0]?.ID_AGENDA)
      return value.toSorted((one, other) => one.ID_AGENDA - other.ID_AGENDA)
    return ['flow', 'doubts', 'why'].includes(key) ? withoutWords(value) : value
  }
  return JSON.parse(JSON.stringify(answers, read))
}

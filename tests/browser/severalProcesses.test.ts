import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aDatabase, databaseUrl, type OwnDatabase } from '../server/aDatabase'
import { temporaryFolder } from '../server/testDb'
import { addressOf, freePort, spawnWith } from './startServer'
import { PASSWORD } from './useApp'

type Json = Record<string, unknown>

const hasPostgres = databaseUrl() !== ''
const onPostgres = test.runIf(hasPostgres)
const LATER = join('dist', `later-${process.env.TEST_RUN}`)
const RENAMED = join('dist', `renamed-${process.env.TEST_RUN}`)

const folder = temporaryFolder()
const otherPlace = temporaryFolder()
const running = new Set<ChildProcess>()
let own: OwnDatabase

beforeAll(async () => {
  if (!hasPostgres) return
  own = await aDatabase()
  // three processes start at once over an empty database
  await Promise.all([1, 2, 3].map(() => begin({ SEED: 'demo' })))
  await stopAll()
}, 180_000)
afterEach(stopAll)
afterAll(async () => {
  for (const each of [folder, otherPlace]) each.drop()
  for (const dist of [LATER, RENAMED]) rmSync(dist, { recursive: true, force: true })
  if (hasPostgres) await own.drop()
})

async function stop(server: ChildProcess) {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  running.delete(server)
}
async function stopAll() {
  await Promise.all([...running].map(stop))
}

/** A process over the shared database, with its output so far. */
function spawned(more: Readonly<Record<string, string>>, dist?: string) {
  const settings = { DATABASE_URL: own.url, JWT_SECRET: 's'.repeat(40), SEED: 'none', PORT: '0' }
  const server = spawnWith(folder.path, { ...settings, ...more }, dist)
  const lines: Json[] = []
  server.stdout?.on('data', (text: Buffer) => {
    for (const line of String(text).split('\n'))
      if (line.startsWith('{')) lines.push(JSON.parse(line))
  })
  const warnings = () => lines.flatMap(({ warning }) => (warning ? [String(warning)] : []))
  const left = () => lines.flatMap(({ note }) => (note ? [String(note)] : []))
  return { server, warnings, left }
}

/** A process that serves requests. */
async function begin(more: Readonly<Record<string, string>> = {}, dist?: string) {
  const { server, ...message } = spawned(more, dist)
  running.add(server)
  const address = await addressOf(server)
  return { ...message, ...peopleAt(address), server }
}

function peopleAt(address: string) {
  let token = ''
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${address}/hanadb/api/${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    })
    return { status: answer.status, body: (await answer.json()) as Json }
  }
  const signIn = async () => {
    const body = JSON.stringify({ email: 'admin@demo.test', password: PASSWORD })
    const answer = await send('account/login', { method: 'POST', body })
    token = String(answer.body.accessToken)
    return token
  }
  const carry = (of: string) => {
    token = of
  }
  const aBrand = async () => {
    const range = new URLSearchParams({ range: '[0,0]', sort: '["CODIGO","ASC"]' })
    const [found] = (await send(`brands?${range}`)).body.data as Json[]
    return found as Json
  }
  const change = async (values: Json) => {
    const { CODIGO, _VERSION } = await aBrand()
    return send(`brands/${CODIGO}`, {
      method: 'PUT',
      headers: { 'if-match': `"${_VERSION}"` },
      body: JSON.stringify(values),
    })
  }
  return { send, signIn, carry, aBrand, change }
}

/** Builds the server of a later release, with an additional field in its brands. */
async function buildRelease(dist: string, field: string) {
  const { build } = await import('vite')
  const name = 'a later release'
  const transform = (code: string, id: string) =>
    id.endsWith('src/schemas/brands.ts')
      ? code.replace('TALLER: {', `${field},\n    TALLER: {`)
      : undefined
  await build({
    plugins: [{ name, enforce: 'pre', transform }],
    build: { ssr: 'server/main.ts', outDir: join(dist, 'server') },
    logLevel: 'error',
  })
}

const later = () => buildRelease(LATER, `AVISO: { kind: 'text', label: 'Aviso' }`)
const renamed = () =>
  buildRelease(RENAMED, `RECADO: { kind: 'text', label: 'Aviso', renamedFrom: 'AVISO' }`)

onPostgres(
  'of three that started at once one brought the demo data, and all serve it',
  async () => {
    const [one, other] = [await begin({ SEED: 'demo' }), await begin({ SEED: 'demo' })]
    const token = await one.signIn()
    other.carry(token)
    expect(await other.aBrand()).toEqual(await one.aBrand())
    expect(other.warnings()).toEqual([])
  },
)

onPostgres(
  'a process with a secret and a folder of its own is told, and knows no session of the others',
  async () => {
    const one = await begin()
    const token = await one.signIn()
    const other = await begin({ JWT_SECRET: '', DATA_DIR: otherPlace.path })
    expect(other.warnings()).toEqual([
      expect.stringMatching(/^JWT_SECRET is not the one of /),
      expect.stringMatching(/^uploaded files lie elsewhere/),
    ])
    other.carry(token)
    expect((await other.send('brands')).status).toBe(401)
  },
)

onPostgres(
  'an older version restarts over the column of a newer one, leaves it alone, and both serve',
  async () => {
    await later()
    const old = await begin()
    const next = await begin({}, LATER)
    expect(next.warnings()).toEqual([expect.stringMatching(/^this is version /)])
    next.carry(await old.signIn())
    expect((await next.change({ AVISO: 'llamar antes' })).status).toBe(200)
    expect((await old.change({ TALLER: 'Primero' })).status).toBe(200)
    await stop(old.server)
    const again = await begin()
    expect(again.left()).toEqual([expect.stringContaining('MARCA.AVISO is no longer declared')])
    await again.signIn()
    expect((await again.change({ TALLER: 'Segundo' })).status).toBe(200)
    expect(await again.aBrand()).not.toHaveProperty('AVISO')
    expect(await next.aBrand()).toMatchObject({ AVISO: 'llamar antes', TALLER: 'Segundo' })
  },
)

onPostgres(
  'a rename is refused while another version runs, and done once that has stopped',
  async () => {
    await Promise.all([later(), renamed()])
    const old = await begin({}, LATER)
    await old.signIn()
    await old.change({ AVISO: 'llamar antes' })
    const { server } = spawned({ PORT: await freePort() }, RENAMED)
    let message = ''
    server.stderr?.on('data', (text: Buffer) => {
      message += text
    })
    const code = await new Promise(resolve => {
      server.once('close', resolve)
      addressOf(server).then(resolve, () => 'it has ended')
    })
    if (server.exitCode === null) running.add(server)
    expect([code, message]).toEqual([
      1,
      expect.stringMatching(/MARCA\.AVISO.* is a rename, and another/),
    ])
    expect(await old.aBrand()).toMatchObject({ AVISO: 'llamar antes' })
    await stop(old.server)
    const next = await begin({}, RENAMED)
    await next.signIn()
    expect(await next.aBrand()).toMatchObject({ RECADO: 'llamar antes' })
  },
)

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aDatabase, databaseUrl } from '../server/aDatabase'
import { addressOf, freePort, spawnServer, spawnWith } from './startServer'
import { PASSWORD } from './useApp'

const url = databaseUrl()

test('a server whose log nobody reads any more serves on, and stops when it is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-process-'))
  const server = spawnServer(folder, 'none')
  try {
    const address = await addressOf(server)
    server.stdout?.destroy()
    for (const _ of [1, 2, 3]) {
      const { status } = await fetch(`${address}/hanadb/api/users`)
      expect(status).toBe(401)
    }
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    expect(code).toBe(0)
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a server whose port is taken says so in words, and leaves its database well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-process-'))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  const server = spawnServer(folder, 'none', port)
  try {
    let message = ''
    server.stderr?.on('data', (text: Buffer) => {
      message += text
    })
    const [code] = await once(server, 'close')
    expect(code).toBe(1)
    expect(message).toMatch(new RegExp(`^Port ${port} is taken: .+PORT=\\d+ npm start\\n$`))
  } finally {
    server.kill('SIGKILL')
    other.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a server told to stop answers whoever is asking, ends its live streams and is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-process-'))
  const server = spawnServer(folder, 'demo')
  try {
    const address = await addressOf(server)
    const api = `${address}/hanadb/api`
    const signIn = { email: 'admin@demo.test', password: PASSWORD }
    const answer = await fetch(`${api}/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signIn),
    })
    const { accessToken } = (await answer.json()) as { accessToken: string }
    const headers = { authorization: `Bearer ${accessToken}` }
    const stream = await fetch(`${api}/live`, {
      headers: { ...headers, accept: 'text/event-stream' },
    })
    const details = stream.text()
    const statuses: number[] = []
    let isReported = false
    const requesting = async () => {
      while (!isReported) statuses.push((await fetch(`${api}/products`, { headers })).status)
    }
    const all = Promise.all([1, 2, 3, 4].map(requesting))
    await pause(500)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await pause(200)
    isReported = true
    await all
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await details).toContain('event: open')
    expect((await ended)[0]).toBe(0)
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})

test.runIf(url)(
  'a server whose database is away listens and says so, and its first try after that comes makes it ready',
  async () => {
    const own = await aDatabase()
    const way = await wayTo(own.url)
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-process-'))
    way.cut()
    const door = await freePort()
    const server = spawnWith(folder, { SEED: 'none', PORT: door, DATABASE_URL: way.url })
    const log = eventsOf(server)
    try {
      const health = healthAt(`http://127.0.0.1:${door}`)
      await expect.poll(health).toBe(503)
      // it retries, and its state stays unchanged meanwhile
      const attempts = way.tries()
      await expect.poll(way.tries).toBeGreaterThan(attempts + 1)
      expect(await health()).toBe(503)
      const open = addressOf(server)
      way.mend()
      await open
      expect(await health()).toBe(200)
      expect(log().filter(event => event.startsWith('database'))).toEqual([
        'database away',
        'database back',
        'database prepared',
      ])
    } finally {
      await ended(server)
      way.close()
      await own.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test.runIf(url)(
  'a server that loses its database says so when next asked, and is ready when next asked after its return',
  async () => {
    const own = await aDatabase()
    const way = await wayTo(own.url)
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-process-'))
    const server = spawnWith(folder, { SEED: 'none', PORT: '0', DATABASE_URL: way.url })
    const log = eventsOf(server)
    try {
      const health = healthAt(await addressOf(server))
      const received = [await health()]
      for (const _ of [1, 2, 3]) {
        way.cut()
        received.push(await health())
        way.mend()
        received.push(await health())
      }
      expect(received).toEqual([200, 503, 200, 503, 200, 503, 200])
      const read = () => log().filter(event => /database (away|back)/.test(event))
      await expect.poll(read).toEqual([1, 2, 3].flatMap(() => ['database away', 'database back']))
    } finally {
      await ended(server)
      way.close()
      await own.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

/** A proxy before PostgreSQL that can be cut: it closes existing connections and refuses new ones. */
async function wayTo(there: string) {
  const [to, url] = [new URL(there), new URL(there)]
  const sockets = new Set<Socket>()
  let isCut = false
  let attempts = 0
  const server = createServer(socket => {
    attempts++
    if (isCut) return socket.destroy()
    const far = connect(Number(to.port || 5432), to.hostname)
    for (const each of [socket, far]) {
      sockets.add(each)
      each.on('error', () => each.destroy())
    }
    socket.pipe(far).pipe(socket)
    return socket.on('close', () => far.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const mend = () => {
    isCut = false
  }
  const close = () => {
    cut()
    server.close()
  }
  return { url: url.href, tries: () => attempts, cut, mend, close }
}

/** 0: no process listens. */
const healthAt = (address: string) => () =>
  fetch(`${address}/health`).then(
    ({ status }) => status,
    () => 0,
  )

/** The event names in its log so far. */
function eventsOf(server: ChildProcess) {
  let message = ''
  server.stdout?.on('data', (text: Buffer) => {
    message += text
  })
  const lines = () => message.split('\n').filter(line => line.startsWith('{') && line.endsWith('}'))
  return () => lines().map(line => String(JSON.parse(line).event))
}

async function ended(server: ChildProcess) {
  const end = once(server, 'exit')
  server.kill('SIGKILL')
  await end
}

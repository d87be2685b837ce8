import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { addressOf, freePort, spawnServer, spawnWith } from './startServer'
import { PASSWORD } from './useApp'

const url = process.env.TEST_DATABASE_URL ?? ''

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
    let said = ''
    server.stderr?.on('data', (text: Buffer) => {
      said += text
    })
    const [code] = await once(server, 'close')
    expect(code).toBe(1)
    expect(said).toMatch(new RegExp(`^Port ${port} is taken: .+PORT=\\d+ npm start\\n$`))
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
    const told = stream.text()
    const statuses: number[] = []
    let isTold = false
    const asking = async () => {
      while (!isTold) statuses.push((await fetch(`${api}/products`, { headers })).status)
    }
    const all = Promise.all([1, 2, 3, 4].map(asking))
    await pause(500)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await pause(200)
    isTold = true
    await all
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await told).toContain('event: open')
    expect((await ended)[0]).toBe(0)
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})

test.runIf(url)(
  'a server whose database is away listens, says so, and is ready when that comes',
  async () => {
    const own = new URL(url)
    own.pathname = `t_${process.env.TEST_RUN}_${crypto.randomUUID().replaceAll('-', '')}`
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-process-'))
    const way = createServer(socket => {
      const to = connect(Number(own.port || 5432), own.hostname)
      for (const each of [socket, to]) each.on('error', () => socket.destroy())
      socket.pipe(to).pipe(socket)
    }).listen(0, '127.0.0.1')
    await once(way, 'listening')
    const { port } = way.address() as AddressInfo
    way.close()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`create database ${own.pathname.slice(1)}`)
    const there = new URL(own)
    there.hostname = '127.0.0.1'
    there.port = String(port)
    const door = await freePort()
    const server = spawnWith(folder, { SEED: 'none', PORT: door, DATABASE_URL: there.href })
    try {
      const health = () =>
        fetch(`http://127.0.0.1:${door}/health`).then(
          ({ status }) => status,
          () => 0,
        )
      await expect.poll(health).toBe(503)
      const open = addressOf(server)
      way.listen(port, '127.0.0.1')
      const begun = Date.now()
      await open
      expect(await health()).toBe(200)
      expect(Date.now() - begun).toBeLessThan(process.env.CI ? 20_000 : 10_000)
      server.kill('SIGTERM')
      await once(server, 'exit')
    } finally {
      server.kill('SIGKILL')
      way.close()
      await client.query(`drop database ${own.pathname.slice(1)} with (force)`)
      await client.end()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressOf, spawnServer } from './startServer'

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

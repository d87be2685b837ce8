import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressOf, spawnServer } from './startServer'

test('a server whose log nobody reads any more serves on, and stops when it is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-process-'))
  const server = spawnServer(folder, 'none')
  try {
    const address = await addressOf(server)
    server.stdout.destroy()
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
